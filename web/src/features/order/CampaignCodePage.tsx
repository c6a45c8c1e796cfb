import { typedTicket } from '@fumi/domain';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { campaignCopy } from '../../copy/campaign.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';

/** Where a code is typed that came on paper. */
export function Component() {
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
      <form noValidate onSubmit={submit}>
        <Column>
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
          <Row>
            <Button type="submit" variant="primary">
              {campaignCopy.next}
            </Button>
          </Row>
        </Column>
      </form>
    </Wide>
  );
}
