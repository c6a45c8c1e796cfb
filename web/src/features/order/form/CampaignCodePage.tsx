import { typedCode } from '@fumi/domain';
import { useLocation, useNavigate, useParams } from 'react-router';
import { campaignCopy } from '../../../copy/campaign.ts';
import { paths } from '../../../paths.ts';
import { fieldText, useForm } from '../../../platform/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Column } from '../../../ui/Column.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row } from '../../../ui/Row.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Wide } from '../../../ui/Wide.tsx';

/** Where a code is typed that came on paper. */
export function Component() {
  const { productCode = '' } = useParams();
  const navigate = useNavigate();
  /** What was typed before and refused, to be mended. */
  const refused = (useLocation().state as { readonly ticket?: string } | null)?.ticket;
  const { form, problems } = useForm<'code'>(async (data) => {
    const code = typedCode(fieldText(data, 'code'));
    if (code === '') return { code: campaignCopy.codeMissing };
    await navigate(paths.campaignCustomer(productCode, encodeURIComponent(code)));
    return null;
  });
  return (
    <Wide>
      <PageHead title={campaignCopy.title}>{campaignCopy.lead}</PageHead>
      <form {...form}>
        <Column>
          <TextField
            label={campaignCopy.code}
            name="code"
            defaultValue={refused}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={problems.code}
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
