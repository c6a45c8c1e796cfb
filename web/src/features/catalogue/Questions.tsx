import type { Question } from '../../copy/questions.ts';
import styles from './Questions.module.css';

/** Questions and their answers; they open without any script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
