import { type FlowStep, stepBefore } from '@fumi/domain';
import { useShop } from './use-shop.ts';

/** Where the button back of a step leads: to the step before, or to the choice of a design. */
export function usePreviousPath(step: FlowStep): string {
  const { paths, flow } = useShop();
  const before = stepBefore(flow, step);
  return before === 'root' ? paths.create() : paths.step(before);
}
