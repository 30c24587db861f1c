/**
 * Presses that were answered but not recorded, because the process ended in between: what was paid for becomes the
 * record it would have been. Nobody is asked again.
 */
import { reopenedRegistration } from '@/lib/domain/reopened';
import { valuationRecordSchema } from '@/lib/domain/valuation';
import type { Outcome } from '@/lib/domain/valuation-record';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { Press, Presses } from '@/lib/store/presses';
import { recall } from './billed';
import * as questions from './billed-questions';
import { freeze, type Answers, type ValuationNeeds, type Wish } from './valuation-freeze';
import { pricesByMarkOnly, pricesNotAsked, registerNotAsked, valueNotAsked } from './valuation-reasons';

type Needs = ValuationNeeds & { readonly presses: Presses };

/** Longer than any look-up is under way, what is waited for behind the asker's back and the writing of it included. */
const AFTER_MS = STANDARD_POLICY.totalMs + STANDARD_POLICY.lateMs + 18_000;

const wishSchema = valuationRecordSchema.pick({ kind: true, basedOn: true, asked: true, warnings: true });

const notReached = {
  answer: null,
  because: {
    reason: 'The product was interrupted before this was answered.',
    next: 'Value the vehicle again: what was answered is kept for a while, and free.',
  },
} as const satisfies Outcome<never>;

/** Writes the records of presses that were left behind. Several instances may do it at once: a press has one record. */
export async function recordInterrupted(house: Needs): Promise<void> {
  const before = new Date(house.now().getTime() - AFTER_MS);
  const failures: unknown[] = [];
  // One that cannot be finished must not keep the others waiting.
  for (const press of await house.presses.left(before)) await finish(press, house).catch((why) => failures.push(why));
  if (failures.length > 0) throw failures[0];
}

async function finish(press: Press, house: Needs): Promise<void> {
  const wish = wishSchema.parse(press.wish);
  const person = { ...press, personName: press.personName ?? 'a former colleague' };
  const answers = await answersTo(wish, person, house);
  const { idempotencyKey, pressedAt } = press;
  if (answers === null) await house.presses.drop(press);
  else await freeze(answers, { ...house, now: () => pressedAt }, person, idempotencyKey, wish);
}

/** What a press was answered; null when it brought nothing. */
async function answersTo(
  { kind, basedOn, asked }: Wish,
  press: Press & { personName: string },
  house: Needs,
): Promise<Answers | null> {
  const { plate, vin, identifier, registered, mileage } = asked;
  const { organisationId, idempotencyKey, pressedAt } = press;
  const recalled = <T>(question: questions.Billed<T>) => recall(question, { session: press, idempotencyKey }, house);

  if (kind === 'plate' && plate !== null && mileage !== null) {
    const [registration, valuation, internetPrices] = await Promise.all([
      recalled(questions.lookUpByPlate(plate)),
      recalled(questions.valueByPlate(plate, mileage, pressedAt)),
      recalled(questions.internetPricesByPlate(plate, mileage, pressedAt)),
    ]);
    if (!registration?.answer && !valuation?.answer && !internetPrices?.answer) return null;
    return {
      registration: registration ?? notReached,
      valuation: valuation ?? notReached,
      internetPrices: internetPrices ?? pricesNotAsked,
    };
  }
  if (kind === 'identifier' && asked.kind !== null && identifier !== null && registered !== null && mileage !== null) {
    const vehicle = { kind: asked.kind, identifier, registered };
    const valuation = await recalled(questions.valueByIdentifier(vehicle, mileage, pressedAt));
    if (!valuation?.answer) return null;
    const base = basedOn === null ? null : await house.valuations.get({ organisationId, id: basedOn });
    const registration = base ? reopenedRegistration(valuationRecordSchema.parse(base.record)) : registerNotAsked;
    return { registration, valuation, internetPrices: pricesByMarkOnly };
  }
  const registration = vin === null ? null : await recalled(questions.lookUpByVin(vin));
  if (!registration?.answer) return null;
  return { registration, valuation: valueNotAsked, internetPrices: pricesByMarkOnly };
}
