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
import { britishDay, type Day } from '@/lib/domain/day';
import { acceptMileage, mileageWarnings } from '@/lib/domain/mileage';
import { acceptPlate, oldestAgeMonths } from '@/lib/domain/plate';
import { readPlate } from '@/lib/domain/plate-shapes';
import { offers, reopenedRegistration } from '@/lib/domain/reopened';
import {
  valuationRecordSchema,
  valuationSummarySchema,
  type EntryWarning,
  type ValuationRecord,
} from '@/lib/domain/valuation';
import type { Outcome } from '@/lib/domain/valuation-record';
import { acceptVin } from '@/lib/domain/vin';
import { Fault } from '@/lib/fault';
import { ask, refuseFruitless, type Asked } from './billed';
import * as questions from './billed-questions';
import { freeze, valuationAnswer, type ValuationNeeds } from './valuation-freeze';

const NOT_ASKED = {
  answer: null,
  because: { reason: 'Internet prices were not asked for.', next: 'Ask for them: one more valuation.' },
} as const satisfies Outcome<never>;

export async function runCreateValuation({ input, session, ids }: Call<typeof createValuation>, house: ValuationNeeds) {
  return valueByMark(input, session, ids.idempotencyKey, house);
}

/**
 * One wish: a mark and its mileage. `refuse` throws where what was brought is not to be recorded; a wish refused for
 * want of an answer that nobody was charged for may be repeated under the same key.
 */
export async function valueByMark(
  input: Call<typeof createValuation>['input'],
  session: Session,
  idempotencyKey: string,
  house: ValuationNeeds,
  refuse: (asked: readonly Asked<unknown>[]) => void = refuseFruitless,
) {
  const now = house.now();
  const { plate, warnings } = acceptPlate(input.plate, britishDay(now));
  const mileage = acceptMileage(input.mileage);
  const reading = readPlate(plate);
  const age = reading && oldestAgeMonths(reading, britishDay(now));
  const asking = { session, idempotencyKey, fresh: input.fresh };

  // Side by side: neither waits for the other, and neither's failure loses the other's answer.
  const [registration, valuation, internetPrices] = await Promise.all([
    ask(questions.lookUpByPlate(plate), asking, house),
    ask(questions.valueByPlate(plate, mileage, now), asking, house),
    input.internetPrices ? ask(questions.internetPricesByPlate(plate, mileage, now), asking, house) : NOT_ASKED,
  ]);
  refuse([registration, valuation, ...(input.internetPrices ? [internetPrices] : [])]);
  return freeze({ registration, valuation, internetPrices }, house, session, idempotencyKey, {
    kind: 'plate',
    basedOn: null,
    asked: { plate, vin: null, kind: null, identifier: null, registered: null, mileage },
    warnings: [...of('plate', warnings), ...of('mileage', mileageWarnings(mileage, age))],
  });
}

export async function runCreateValuationByIdentifier(
  { input, session, ids }: Call<typeof createValuationByIdentifier>,
  house: ValuationNeeds,
) {
  const { kind, identifier, registered, fresh } = input;
  const mileage = acceptMileage(input.mileage);
  refuseFuture(registered, house);
  const valuation = await ask(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, house.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh },
    house,
  );
  refuseFruitless([valuation]);
  const registration = {
    answer: null,
    because: {
      reason: 'An identifier names a derivative, not one vehicle, so no register was asked.',
      next: 'Value it by its registration mark to see what the register says.',
    },
  } as const;
  return freeze({ registration, valuation, internetPrices: byMarkOnly }, house, session, ids.idempotencyKey, {
    kind: 'identifier',
    basedOn: null,
    asked: { plate: null, vin: null, kind, identifier, registered, mileage },
    warnings: [],
  });
}

export async function runCreateValuationByVin(
  { input, session, ids }: Call<typeof createValuationByVin>,
  house: ValuationNeeds,
) {
  const { vin, warnings } = acceptVin(input.vin);
  const asking = { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh };
  const registration = await ask(questions.lookUpByVin(vin), asking, house);
  refuseFruitless([registration]);
  const valuation = {
    answer: null,
    because: {
      reason: 'A VIN identifies the vehicle; the guide values it by its identifier.',
      next: 'Value it with its mileage: one valuation.',
    },
  } as const;
  return freeze({ registration, valuation, internetPrices: byMarkOnly }, house, session, ids.idempotencyKey, {
    kind: 'vin',
    basedOn: null,
    asked: { plate: null, vin, kind: null, identifier: null, registered: null, mileage: null },
    warnings: of('vin', warnings),
  });
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
  refuseFuture(registered, house);
  const mileage = acceptMileage(input.mileage ?? base.mileage.entered ?? '');
  const valuation = await ask(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, house.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh },
    house,
  );
  refuseFruitless([valuation]);
  const registration = reopenedRegistration(base);
  return freeze({ registration, valuation, internetPrices: byMarkOnly }, house, session, ids.idempotencyKey, {
    kind: 'identifier',
    basedOn: base.id,
    asked: { plate: base.asked.plate, vin: base.asked.vin, kind, identifier, registered, mileage },
    warnings: [],
  });
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

const byMarkOnly = {
  answer: null,
  because: {
    reason: 'Internet prices are given by registration mark only.',
    next: 'Value it by its mark and ask for them.',
  },
} as const satisfies Outcome<never>;

/** A record of the organisation. @throws Fault not_found */
export async function stored(house: ValuationNeeds, session: Session, id: string): Promise<ValuationRecord> {
  const found = await house.valuations.get({ organisationId: session.organisationId, id });
  if (!found) throw notFound();
  return valuationRecordSchema.parse(found.record);
}

function of(field: EntryWarning['field'], warnings: readonly { code: string; text: string }[]): EntryWarning[] {
  return warnings.map(({ code, text }) => ({ field, code, text }));
}

function refuseFuture(registered: Day, { now }: ValuationNeeds): void {
  if (registered <= britishDay(now())) return;
  throw new Fault('invalid_input', {
    message: 'The date of registration lies in the future.',
    fix: 'Enter the date of first registration, as it stands in the registration document.',
    field: 'registered',
  });
}

const notFound = (): Fault =>
  new Fault('not_found', {
    message: 'There is no such valuation in your organisation.',
    fix: 'Look for it in the list of valuations.',
  });
