/** Valuing a vehicle: by plate, by identifier, by VIN, and again from a record. Each press ends in one frozen record. */
import type { Session } from '@/lib/access';
import type { Call } from '@/lib/api/serve';
import type {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  listValuations,
  readValuation,
  revalue,
} from '@/lib/api/valuations';
import { britishDay } from '@/lib/domain/day';
import { acceptMileage, mileageWarnings } from '@/lib/domain/mileage';
import { acceptPlate, oldestAgeMonths } from '@/lib/domain/plate';
import { readPlate } from '@/lib/domain/plate-shapes';
import { acceptRegistered, monthsOnTheRoad } from '@/lib/domain/registered';
import { offers, reopenedRegistration } from '@/lib/domain/reopened';
import {
  valuationRecordSchema,
  valuationSummarySchema,
  type EntryWarning,
  type ValuationRecord,
} from '@/lib/domain/valuation';
import { acceptVin } from '@/lib/domain/vin';
import { Fault } from '@/lib/fault';
import { ask, refuseFruitless, type Asked } from './billed';
import * as questions from './billed-questions';
import { freeze, valuationAnswer, type ValuationNeeds, type Wish } from './valuation-freeze';
import { pricesByMarkOnly, pricesNotAsked, registerNotAsked, valueNotAsked } from './valuation-reasons';

export async function runCreateValuation({ input, session, ids }: Call<typeof createValuation>, house: ValuationNeeds) {
  return valueByMark(input, session, ids.idempotencyKey, house);
}

/**
 * One wish: a mark and its mileage. `refuse` throws where what was brought is not to be recorded; a wish refused for
 * want of an answer that nobody was charged for may be repeated under the same key. Whoever gives a `refuse` sees to
 * the record even when the process dies in between; otherwise `recordInterrupted` does.
 */
export async function valueByMark(
  input: Call<typeof createValuation>['input'],
  session: Session,
  idempotencyKey: string,
  house: ValuationNeeds,
  refuse?: (asked: readonly Asked<unknown>[]) => void,
) {
  const now = house.now();
  const { plate, warnings } = acceptPlate(input.plate, britishDay(now));
  const mileage = acceptMileage(input.mileage);
  const reading = readPlate(plate);
  const age = reading && oldestAgeMonths(reading, britishDay(now));
  const wish: Wish = {
    kind: 'plate',
    basedOn: null,
    asked: { plate, vin: null, kind: null, identifier: null, registered: null, mileage },
    warnings: [...of('plate', warnings), ...of('mileage', mileageWarnings(mileage, age))],
  };
  const asking = { session, idempotencyKey, fresh: input.fresh, ...(refuse ? {} : { wish }) };

  // Side by side: neither waits for the other, and neither's failure loses the other's answer.
  const [registration, valuation, internetPrices] = await Promise.all([
    ask(questions.lookUpByPlate(plate), asking, house),
    ask(questions.valueByPlate(plate, mileage, now), asking, house),
    input.internetPrices ? ask(questions.internetPricesByPlate(plate, mileage, now), asking, house) : pricesNotAsked,
  ]);
  (refuse ?? refuseFruitless)([registration, valuation, ...(input.internetPrices ? [internetPrices] : [])]);
  return freeze({ registration, valuation, internetPrices }, house, session, idempotencyKey, wish);
}

export async function runCreateValuationByIdentifier(
  { input, session, ids }: Call<typeof createValuationByIdentifier>,
  house: ValuationNeeds,
) {
  const { kind, identifier, registered, fresh } = input;
  const today = britishDay(house.now());
  const mileage = acceptMileage(input.mileage);
  acceptRegistered(registered, today);
  const wish: Wish = {
    kind: 'identifier',
    basedOn: null,
    asked: { plate: null, vin: null, kind, identifier, registered, mileage },
    warnings: of('mileage', mileageWarnings(mileage, monthsOnTheRoad(registered, today))),
  };
  const valuation = await ask(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, house.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh, wish },
    house,
  );
  refuseFruitless([valuation]);
  const answers = { registration: registerNotAsked, valuation, internetPrices: pricesByMarkOnly };
  return freeze(answers, house, session, ids.idempotencyKey, wish);
}

export async function runCreateValuationByVin(
  { input, session, ids }: Call<typeof createValuationByVin>,
  house: ValuationNeeds,
) {
  const { vin, warnings } = acceptVin(input.vin);
  const wish: Wish = {
    kind: 'vin',
    basedOn: null,
    asked: { plate: null, vin, kind: null, identifier: null, registered: null, mileage: null },
    warnings: of('vin', warnings),
  };
  const asking = { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh, wish };
  const registration = await ask(questions.lookUpByVin(vin), asking, house);
  refuseFruitless([registration]);
  const answers = { registration, valuation: valueNotAsked, internetPrices: pricesByMarkOnly };
  return freeze(answers, house, session, ids.idempotencyKey, wish);
}

/** The vehicle of a record, or one of its alternatives, by identifier; what the register said is kept from the record. */
export async function runRevalue({ input, session, ids }: Call<typeof revalue>, house: ValuationNeeds) {
  const base = await stored(house, session, input.id);
  const { kind, identifier } = input;
  if (!offers(base, kind, identifier)) {
    throw new Fault('invalid_input', {
      message: 'This record does not list that derivative.',
      fix: 'Choose one of its alternatives, or value the identifier on its own.',
      field: 'identifier',
    });
  }
  const registered = input.registered ?? base.identity.registered ?? base.register?.firstRegistered;
  if (!registered) {
    throw new Fault('invalid_input', {
      message: 'The date of registration is not known for this vehicle.',
      fix: 'Enter it, as it stands in the registration document.',
      field: 'registered',
    });
  }
  const today = britishDay(house.now());
  acceptRegistered(registered, today);
  const mileage = acceptMileage(input.mileage ?? base.mileage.entered ?? '');
  const wish: Wish = {
    kind: 'identifier',
    basedOn: base.id,
    asked: { plate: base.asked.plate, vin: base.asked.vin, kind, identifier, registered, mileage },
    warnings: of('mileage', mileageWarnings(mileage, monthsOnTheRoad(registered, today, base.register))),
  };
  const valuation = await ask(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, house.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh, wish },
    house,
  );
  refuseFruitless([valuation]);
  const answers = { registration: reopenedRegistration(base), valuation, internetPrices: pricesByMarkOnly };
  return freeze(answers, house, session, ids.idempotencyKey, wish);
}

export async function runReadValuation({ input, session }: Call<typeof readValuation>, house: ValuationNeeds) {
  const found = await house.valuations.get({ organisationId: session.organisationId, id: input.id });
  if (!found) throw notFound();
  return valuationAnswer(found);
}

export async function runListValuations({ input, session }: Call<typeof listValuations>, house: ValuationNeeds) {
  const { organisationId } = session;
  const { items, next } = await house.valuations.list({
    organisationId,
    limit: input.limit,
    after: input.after ?? null,
    search: input.search ?? null,
  });
  return { items: items.map(({ summary }) => valuationSummarySchema.parse(summary)), next };
}

/** A record of the organisation. @throws Fault not_found */
export async function stored(house: ValuationNeeds, session: Session, id: string): Promise<ValuationRecord> {
  const found = await house.valuations.get({ organisationId: session.organisationId, id });
  if (!found) throw notFound();
  return valuationRecordSchema.parse(found.record);
}

function of(field: EntryWarning['field'], warnings: readonly { code: string; text: string }[]): EntryWarning[] {
  return warnings.map(({ code, text }) => ({ field, code, text }));
}

const notFound = (): Fault =>
  new Fault('not_found', {
    message: 'There is no such valuation in your organisation.',
    fix: 'Look for it in the list of valuations.',
  });
