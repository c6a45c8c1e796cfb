import type { ReactNode } from 'react';
import styles from './Steps.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Step = { readonly id: string; readonly label: string };

type Props<Shown extends Step> = {
  /** Name of the navigation. */
  readonly label: string;
  readonly steps: readonly Shown[];
  /** None of them where all are behind. */
  readonly current: string;
  /** Read after the label of a step that is behind, for instance 済み. */
  readonly doneWord: string;
  /** A link back to a step that is behind; steps ahead and the present one are no links. */
  readonly renderLink: (step: Shown, content: ReactNode) => ReactNode;
};

/** All steps, always in sight, with the present one marked. */
export function Steps<Shown extends Step>({ label, steps, current, doneWord, renderLink }: Props<Shown>) {
  const at = steps.findIndex(({ id }) => id === current);
  const here = at < 0 ? steps.length : at;
  return (
    <nav className={styles.steps} aria-label={label}>
      <ol>
        {steps.map((step, index) => {
          const state = index < here ? 'done' : index === here ? 'here' : 'ahead';
          return (
            <li key={step.id} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
              {state === 'done' ? (
                renderLink(
                  step,
                  <>
                    <i />
                    {step.label}
                    <VisuallyHidden>（{doneWord}）</VisuallyHidden>
                  </>,
                )
              ) : (
                <span>
                  <i />
                  {step.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
