import { memberTfaCopy } from '../../copy/catalogue.ts';
import { infoCopy } from '../../copy/titles.ts';
import { paths } from '../../paths.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPage.module.css';

/** `/member/tfa`: for users of a social sign-in that is no longer supported (spec §2). */
export function Component() {
  return (
    <Wide>
      <PageHead title={infoCopy.memberTfa.title}>{memberTfaCopy.lead}</PageHead>
      <div className={styles.articles}>
        <p>{memberTfaCopy.text}</p>
        <ol>
          {memberTfaCopy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{memberTfaCopy.noAddress}</p>
        <p>
          <a {...buttonAttributes()} href={paths.postcardRoot()}>
            {memberTfaCopy.start}
          </a>
        </p>
      </div>
    </Wide>
  );
}
