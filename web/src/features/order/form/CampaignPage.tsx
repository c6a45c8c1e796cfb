import { Link, useLoaderData, useParams } from 'react-router';
import { campaignCopy } from '../../../copy/campaign.ts';
import { paths } from '../../../paths.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Column } from '../../../ui/Column.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { type CampaignFacts, loadCampaign } from '../load-goods.ts';
import { Checkout } from './CustomerPage.tsx';

/** The server looks up codes for members only, so that guessing many of them needs an account. */
export { loadCampaign as loader };

/** What a campaign's link opens: its order, or why there is none. */
export function Component() {
  const facts = useLoaderData() as CampaignFacts;
  return facts.kind === 'open' ? <Checkout facts={facts} /> : <Refused {...facts} />;
}

type RefusedProps = Extract<CampaignFacts, { kind: 'refused' }>;

function Refused({ reason, campaign }: RefusedProps) {
  const { productCode = '', ticket } = useParams();
  const isMine = campaign !== null && campaign.orderCode !== null;
  return (
    <Wide>
      <PageHead title={campaign?.title ?? campaignCopy.title} />
      <Column>
        <AnnouncedMessage tone={isMine ? 'info' : 'error'}>
          {campaignCopy.refusals[isMine ? 'mine' : reason]}
          {campaign && reason === 'not-begun' ? campaignCopy.begins(campaign.startsOn) : null}
          {campaign && reason === 'ended' ? campaignCopy.ended(campaign.endsOn) : null}
        </AnnouncedMessage>
        <Row>
          {campaign?.orderCode ? (
            <Link {...buttonAttributes({ variant: 'primary' })} to={paths.order(campaign.orderCode)}>
              {campaignCopy.toOrder}
            </Link>
          ) : null}
          <Link {...buttonAttributes()} to={paths.campaign(productCode)} state={{ ticket }}>
            {campaignCopy.again}
          </Link>
        </Row>
      </Column>
    </Wide>
  );
}
