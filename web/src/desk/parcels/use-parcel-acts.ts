import type { CallFailure } from '@fumi/contract/client';
import { ok, refuse } from '@fumi/domain';
import { parcelsCopy as copy } from '../../copy/desk-parcels.ts';
import { downloadFile } from '../../platform/download.ts';
import { type Answered, desk } from '../desk-client.ts';
import { refusalSentence, useAct } from '../use-act.ts';
import type { ListedParcel } from './parcel-problems.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** The most parcels that one call takes. */
const SHIPPED_AT_ONCE = 50;

type Shipped = Answered<'deskParcelShip'>;

/** Which parcels stayed, and why; null where all have left. */
const stayedWords = (refused: Shipped['refused']): string | null =>
  refused.length === 0
    ? null
    : copy.shipRefused(refused.map(({ number, problem }) => `${number}（${copy.refusals[problem]}）`));

export type Leaving = Parameters<typeof desk.deskParcelShip>[0]['body']['parcels'][number];

type Send = (parcels: Leaving[]) => ReturnType<typeof desk.deskParcelShip>;

const send: Send = (parcels) => desk.deskParcelShip({ body: { parcels } });

type Shipment = {
  readonly shipped: readonly string[];
  readonly refused: Shipped['refused'];
  /** Why the last call failed, after which nothing more was sent; or null. */
  readonly failure: CallFailure | null;
};

/** Notes in as many calls as it takes that parcels have left, until one fails. */
export async function shipInParts(parcels: readonly Leaving[], call: Send): Promise<Shipment> {
  const shipped: string[] = [];
  const refused: Shipped['refused'][number][] = [];
  for (let at = 0; at < parcels.length; at += SHIPPED_AT_ONCE) {
    const answer = await call(parcels.slice(at, at + SHIPPED_AT_ONCE));
    if (!answer.ok) return { shipped, refused, failure: answer.error };
    shipped.push(...answer.value.shipped);
    refused.push(...answer.value.refused);
  }
  return { shipped, refused, failure: null };
}

/** What is said of a shipment that broke off: how many have left, why the others have not, and which cannot. */
export const brokenOffWords = (
  { shipped, refused }: Pick<Shipment, 'shipped' | 'refused'>,
  failure: CallFailure,
): string =>
  [
    shipped.length > 0 ? copy.shipBrokenOff(shipped.length) : '',
    refusalSentence(failure),
    stayedWords(refused) ?? '',
  ].join('');

type Said = {
  /** What is said where any have left. */
  readonly said: (count: number) => string;
  /** Gets the parcels refused as uncounted, which the answer then leaves out. */
  readonly onUncounted?: (parcels: Shipped['refused']) => void;
};

/** Notes that parcels have left, and says how many did; answers with which stayed and why, or null. */
export function useShip() {
  const act = useAct();
  return async (parcels: Leaving[], { said, onUncounted }: Said): Promise<string | null> => {
    const { shipped, refused, failure } = await shipInParts(parcels, send);
    if (failure !== null) {
      // Reloads the page, so that shipped parcels can't be chosen again, but only if the server answers.
      await act(async () => (shipped.length > 0 ? desk.deskSession() : refuse(failure)), null);
      return brokenOffWords({ shipped, refused }, failure);
    }
    await act(async () => ok(null), shipped.length > 0 ? said(shipped.length) : null);
    const uncounted = refused.filter((one) => onUncounted && one.problem === 'uncounted');
    if (uncounted.length > 0) onUncounted?.(uncounted);
    return stayedWords(refused.filter((one) => !uncounted.includes(one)));
  };
}

/** What is done with several parcels; each answers with why it was not done, or null. */
export function useParcelActs() {
  const act = useAct();
  const shipAll = useShip();

  const exportFile = async (layout: string, parcels: string[], again: boolean): Promise<string | null> => {
    const answer = await desk.deskParcelExport({ body: { layout, parcels, again } });
    if (answer.ok) {
      const { name, bytes } = answer.value.file;
      downloadFile(name, bytesOf(bytes), 'text/csv');
    }
    return act(async () => answer, copy.exportDone(parcels.length));
  };

  const papers = async (kind: 'labels' | 'slips', parcels: string[]): Promise<string | null> => {
    const answer = await desk.deskParcelPapers({ body: { parcels, papers: kind } });
    if (answer.ok) downloadFile(answer.value.file.name, bytesOf(answer.value.file.bytes), 'application/pdf');
    const problem = await act(async () => answer, copy.papersDone(parcels.length));
    if (!answer.ok || answer.value.issues.length === 0) return problem;
    return copy.papersIssue(answer.value.issues.map(({ text }) => text));
  };

  /** Ships uncounted parcels too: the operator has already confirmed them. */
  const ship = (parcels: readonly ListedParcel[]): Promise<string | null> =>
    shipAll(
      parcels.map(({ number, uncounted }) => ({
        number,
        trackingNumber: null,
        ...(uncounted ? { uncounted: true } : {}),
      })),
      { said: copy.shipDone },
    );

  return { exportFile, papers, ship };
}
