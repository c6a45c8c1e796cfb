import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { agreeCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Column } from '../../ui/Column.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Row } from '../../ui/Row.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { useTerms } from './ThirdPartyLogin.tsx';

/** `/member/terms`: somebody who signed in elsewhere for the first time agrees to the terms before they are a member. */
export function Component() {
  const terms = useTerms();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const agree = async () => {
    if (!terms.isAgreed) return terms.demand();
    setIsBusy(true);
    // Cleared first: a sentence that stays the same would not be read aloud again.
    setProblem(null);
    const answer = await client.identityAgree({ body: {} });
    // A full page load: nothing stays in memory that was loaded for a visitor.
    if (answer.ok) return location.assign(answer.value.url);
    setIsBusy(false);
    const { error } = answer;
    const isLate = error.kind !== 'unreachable' && error.error.code === 'not_found';
    setProblem(isLate ? agreeCopy.late : failureSentence(error));
  };

  return (
    <Wide>
      <PageHead title={agreeCopy.title}>{agreeCopy.lead}</PageHead>
      <Column kind="page">
        <Column kind="form">
          {terms.checkbox}
          <Problem>{problem}</Problem>
          <Row>
            <Button variant="primary" busy={isBusy} onClick={() => void agree()}>
              {agreeCopy.agree}
            </Button>
            <a {...buttonAttributes({ variant: 'quiet' })} href={paths.home()}>
              {agreeCopy.stop}
            </a>
          </Row>
        </Column>
      </Column>
    </Wide>
  );
}
