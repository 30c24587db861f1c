/**
 * Checks what a person enters of a purchase: whether the vehicle can have been bought then, and at that price by them; and
 * that what may be a mistake, of an offer too, is confirmed.
 */
import { maySession, type Session } from '@/lib/access';
import { frozenOfferSchema } from '@/lib/domain/appraisals/appraisal';
import type { AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { purchaseDayProblem, purchaseProblem } from '@/lib/domain/appraisals/authority';
import { CONFIRM_FIX } from '@/lib/domain/appraisals/bought/doubts';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import type { AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import type { StoredOffer } from '@/lib/store/appraisals/appraisal-offers';
import type { AppraisalServices } from './appraisals';
import { termsOf } from './appraisal-terms';
import { vehicleOf } from './appraisal-view';

/** @throws Fault invalid_input at the day */
export function refusePurchaseDay(on: Day, { record }: AppraisalWithRecord, now: Date): void {
  const valuedOn = record ? vehicleOf(valuationRecordSchema.parse(record)).valuedOn : null;
  const problem = purchaseDayProblem(on, valuedOn, britishDay(now));
  if (problem) throw new Fault('invalid_input', { message: problem, fix: 'Enter the day it was bought.', field: 'on' });
}

/**
 * A price above the accepted offer needs the same authority as an offer.
 * @param state of the appraisal
 * @throws Fault forbidden at the price, beyond a valuer's limit
 */
export async function refusePurchasePrice(
  pounds: number,
  state: AppraisalState,
  { frozen }: Pick<StoredOffer, 'frozen'>,
  session: Session,
  services: Pick<AppraisalServices, 'appraisals'>,
): Promise<void> {
  const terms = await termsOf(session.organisationId, services);
  const purchaser = { mayApprove: maySession(session, 'approvals.decide'), state, terms };
  const refusal = purchaseProblem(frozenOfferSchema.parse(frozen), pounds, purchaser);
  if (refusal) throw new Fault('forbidden', { ...refusal, field: 'pounds' });
}

/**
 * @param doubts why it may be a mistake; null where it is none
 * @throws Fault invalid_input with all of them, unless the person confirmed
 */
export function refuseUnconfirmed(
  doubts: readonly (string | null)[],
  { isConfirmed }: { readonly isConfirmed?: boolean | undefined },
): void {
  const message = doubts.filter((doubt) => doubt !== null).join(' ');
  if (message !== '' && !isConfirmed)
    throw new Fault('invalid_input', { message, fix: CONFIRM_FIX, field: 'isConfirmed' });
}
