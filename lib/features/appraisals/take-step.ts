import type { Session } from '@/lib/access';
import type { OfferState } from '@/lib/domain/appraisals/appraisal-state';
import { changedOfferWords } from '@/lib/domain/appraisals/offer-words';
import { Fault } from '@/lib/fault';
import { storedAppraisal } from '@/lib/features/stored';
import type { AppraisalKey, AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import type { AppraisalServices } from './appraisals';

export interface StepKey extends AppraisalKey {
  readonly personId: string;
}

/** The appraisal, with its newest offer as the person saw it. */
export interface ShownStep {
  readonly id: string;
  /** Null: there was none. */
  readonly offer: string | null;
  /** Given for a step that is taken in more than one state. */
  readonly offerState?: OfferState | null;
  /** What to do once the offer has changed. */
  readonly again?: string;
}

/**
 * Takes one step of an appraisal, or refuses it.
 * @param take given the appraisal as it is stored; false if it is in a state from which the step does not lead
 * @throws Fault not_found, or conflict: with the refusal, or because the newest offer is not the one shown
 */
export async function takeStep(
  services: Pick<AppraisalServices, 'appraisals'>,
  { organisationId, personId }: Session,
  shown: ShownStep,
  take: (key: StepKey, appraisal: AppraisalWithRecord) => Promise<boolean>,
  refusal: string,
): Promise<{ done: true }> {
  const { id } = shown;
  const appraisal = await storedAppraisal(services, { organisationId }, id);
  await refuseChangedOffer(services, shown);
  if (await take({ organisationId, id, personId }, appraisal)) return { done: true };
  // It may have changed since the line above.
  await refuseChangedOffer(services, shown);
  throw stepRefused(refusal);
}

async function refuseChangedOffer({ appraisals }: Pick<AppraisalServices, 'appraisals'>, shown: ShownStep) {
  const { id, offer, offerState, again = 'Check it, then choose the next step.' } = shown;
  const [newest] = await appraisals.offers.list(id);
  if ((newest?.id ?? null) === offer && (offerState === undefined || (newest?.state ?? null) === offerState)) return;
  throw newest === undefined
    ? stepRefused('This appraisal has no such offer.')
    : new Fault('conflict', { message: changedOfferWords(newest), fix: again });
}

export const stepRefused = (message: string): Fault =>
  new Fault('conflict', { message, fix: 'Reload the page to see its current state.' });
