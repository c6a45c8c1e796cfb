import { type FormEvent, useState } from 'react';
import { Link, useLoaderData, useNavigate, useParams } from 'react-router';
import { campaignCopy } from '../../copy/campaign.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './CompletePage.module.css';
import { Checkout } from './CustomerPage.tsx';
import type { CampaignFacts } from './load-checkout.ts';
import { typedTicket } from './ticket.ts';

/** What a campaign's link opens: its order, or why there is none. */
export function CampaignPage() {
  const facts = useLoaderData() as CampaignFacts;
  return facts.kind === 'open' ? <Checkout facts={facts} /> : <Refused {...facts} />;
}

type RefusedProps = Extract<CampaignFacts, { kind: 'refused' }>;

function Refused({ reason, campaign }: RefusedProps) {
  const { productCode = '' } = useParams();
  const isMine = campaign !== null && campaign.order_code !== null;
  return (
    <Wide>
      <PageHead title={campaign?.title ?? campaignCopy.title} />
      <div className={styles.page}>
        <Message tone={isMine ? 'info' : 'error'} announced>
          {campaignCopy.refusals[isMine ? 'mine' : reason]}
          {campaign && reason === 'not-begun' ? campaignCopy.begins(campaign.starts_on) : null}
          {campaign && reason === 'ended' ? campaignCopy.ended(campaign.ends_on) : null}
        </Message>
        <div className={styles.links}>
          {campaign?.order_code ? (
            <Link {...buttonAttributes({ variant: 'primary' })} to={paths.order(campaign.order_code)}>
              {campaignCopy.toOrder}
            </Link>
          ) : null}
          <Link {...buttonAttributes()} to={paths.campaign(productCode)}>
            {campaignCopy.again}
          </Link>
        </div>
      </div>
    </Wide>
  );
}

/** Where a code is typed that came on paper. */
export function CampaignCodePage() {
  const { productCode = '' } = useParams();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedTicket(code);
    setIsMissing(typed === '');
    if (typed !== '') void navigate(paths.campaignCustomer(productCode, encodeURIComponent(typed)));
  };
  return (
    <Wide>
      <PageHead title={campaignCopy.title}>{campaignCopy.lead}</PageHead>
      <form className={styles.page} noValidate onSubmit={submit}>
        <TextField
          label={campaignCopy.code}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          error={isMissing ? campaignCopy.codeMissing : null}
        />
        <div className={styles.links}>
          <Button type="submit" variant="primary">
            {campaignCopy.next}
          </Button>
        </div>
      </form>
    </Wide>
  );
}
