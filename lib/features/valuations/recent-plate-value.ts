/** A value by guide ID. Where the guide’s recent answer by plate is that value, it is not paid for twice. */
import type { Session } from '@/lib/access';
import { normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { isSameValuation, type RevaluationRequest } from '@/lib/domain/valuations/already-valued';
import { guideAnswerSchema } from '@/lib/domain/valuations/guide-answer';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { CachedFrom } from '@/lib/lookups/answer';
import type { Ledger } from '@/lib/lookups/ledger';
import { requestLookUp, type LookUpServices } from '@/lib/lookups/look-up';
import * as questions from '@/lib/lookups/questions';
import type { LookUpSubmission } from '@/lib/lookups/reserve';

export interface RecentValueServices {
  readonly ledger: Pick<Ledger, 'cachedResult'>;
  readonly now: () => Date;
}

/** The plates of a record or vehicle file: the one that was entered, and the one that its look-up found. */
interface PlatedVehicle {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  readonly asked: Pick<ValuationRecord['asked'], 'plate'>;
  readonly identity: Pick<ValuationRecord['identity'], 'plate'>;
}

/** The question whose cached answer is the value, and where that answer came from. */
interface RecentPlateValue {
  readonly question: ReturnType<typeof questions.valueByPlate>;
  readonly cached: CachedFrom;
}

/** @returns null without a plate, without a recent answer, and where that one values another derivative or date */
export async function recentPlateValue(
  { asked: original, identity }: PlatedVehicle,
  request: RevaluationRequest,
  { organisationId }: Pick<Session, 'organisationId'>,
  { ledger, now }: RecentValueServices,
): Promise<RecentPlateValue | null> {
  const found = identity.plate === null ? null : normalisePlate(identity.plate);
  for (const plate of new Set([original.plate, found])) {
    if (plate === null) continue;
    const question = questions.valueByPlate(plate, request.mileage, now());
    const recent = await ledger.cachedResult(organisationId, question);
    if (recent === null) continue;
    const answer = guideAnswerSchema.safeParse(recent.stored);
    if (answer.success && isSameValuation(answer.data, request)) return { question, cached: recent.cached };
  }
  return null;
}

interface ValueServices extends LookUpServices {
  readonly ledger: LookUpServices['ledger'] & RecentValueServices['ledger'];
  readonly now: () => Date;
}

/** The recent answer by plate, unless a fresh one is wanted, or else the guide's answer by guide ID. */
export async function requestValueByIdentifier(
  vehicle: PlatedVehicle,
  request: RevaluationRequest,
  submission: LookUpSubmission,
  services: ValueServices,
) {
  const recent = submission.fresh ? null : await recentPlateValue(vehicle, request, submission.session, services);
  if (recent) return requestLookUp(recent.question, submission, services);
  return requestLookUp(questions.valueByIdentifier(request, request.mileage, services.now()), submission, services);
}
