/**
 * The small panels beside a record, each failing on its own: a failed panel shows its reason. Everything here is free.
 */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  readRecordForecast,
  readRecordHistory,
  readRecordOptionValues,
} from '@/lib/api/endpoints/valuation-outlook';
import { britishDay, firstAfterMonths, monthOf } from '@/lib/domain/time/calendar';
import { VEHICLE_NOT_FORECAST } from '@/lib/domain/forecasts/no-forecast';
import { mileagesCompared, mileageStep, type MileageStep } from '@/lib/domain/findings/mileage-step';
import type { EditionPoint } from '@/lib/domain/appraisals/guide-value';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { outlookSubject, type OutlookSubject } from '@/lib/domain/valuations/outlook-subject';
import type { Because } from '@/lib/domain/provenance';
import { yearLetterOn } from '@/lib/domain/plates/year-letter';
import { Fault, type FaultSubcode } from '@/lib/fault';
import { forecastOrReason, type ForecastServices } from '@/lib/features/forecasts/forecasts';
import { valueHistoryOf } from '@/lib/features/forecasts/value-history';
import { editionOn, requestEdition } from './guide-comparison';
import { answerOrNull, partialAnswer } from '@/lib/features/partial-answer';
import { optionValuesOf } from '@/lib/features/options/option-values';
import type { ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { storedValuationRecord } from '@/lib/features/stored';
import type { RecordServices } from '@/lib/lookups/record';

type OutlookServices = Pick<RecordServices, 'valuations'> & ConfigurationServices;

const MONTHS_BACK = 24;
const OPTIONS_SHOWN = 5;

export async function runReadRecordForecast(
  { input, session }: EndpointCall<typeof readRecordForecast>,
  services: OutlookServices,
) {
  return forecastOfRecord(await storedValuationRecord(services, session, input.id), services);
}

/** What is forecast for the vehicle of a record, or why nothing is. */
export async function forecastOfRecord(record: ValuationRecord, services: ForecastServices) {
  const subject = outlookSubject(record);
  const loadPanel = async () => {
    const vehicle = known(subject);
    const { kind, identifier, registered } = vehicle;
    const [answer, edition] = await Promise.all([
      forecastOrReason({ kind, identifier, by: 'date', registered }, services),
      laterEdition(record, vehicle, services),
    ]);
    if (answer.forecast === null) throw nothing(VEHICLE_NOT_FORECAST, 'never_forecast');
    return { ...vehicle, valued: valuedBands(record), forecast: answer.forecast, edition };
  };
  return partialAnswer(loadPanel(), NOTHING);
}

/**
 * A forecast begins after the month of its edition: of that month the edition itself has the value. Null while it is the
 * record's own.
 */
async function laterEdition(
  record: ValuationRecord,
  subject: OutlookSubject,
  { cached, now }: ForecastServices,
): Promise<EditionPoint | null> {
  const editionDay = await editionOn(subject.kind, britishDay(now()), cached);
  if (editionDay === null || monthOf(editionDay) <= monthOf(britishDay(record.valuedAt))) return null;
  const value = await answerOrNull(requestEdition(subject, editionDay, cached));
  if (value === null) return null;
  const { retail, clean, average, below } = value.pounds;
  return { day: editionDay, retail, clean, average, below };
}

export async function runReadRecordHistory(
  { input, session }: EndpointCall<typeof readRecordHistory>,
  services: OutlookServices,
) {
  const record = await storedValuationRecord(services, session, input.id);
  const subject = outlookSubject(record);
  const loadPanel = async () => {
    const vehicle = known(subject);
    const { kind, identifier, registered } = vehicle;
    const slice = yearLetterOn(registered);
    if (slice === null) return null;
    const from = firstAfterMonths(britishDay(services.now()), -MONTHS_BACK);
    const [{ history, because }, step] = await Promise.all([
      valueHistoryOf({ kind, identifier, ...slice, from }, services),
      cleanStep(vehicle, services),
    ]);
    if (history === null) throw nothing(because ?? NOTHING);
    const valued = { ...valuedBands(record), retail: record.values.retail.value };
    return { ...vehicle, ...slice, valued, history, step };
  };
  return partialAnswer(loadPanel(), NOTHING);
}

/** The next step of Clean in the edition in force. Null where the service fails: the panel does without it. */
async function cleanStep(subject: OutlookSubject, { cached, now }: ForecastServices): Promise<MileageStep | null> {
  const editionDay = await editionOn(subject.kind, britishDay(now()), cached);
  const values = await Promise.all(
    mileagesCompared(subject.mileage).map((mileage) =>
      answerOrNull(requestEdition({ ...subject, mileage }, editionDay, cached)),
    ),
  );
  return mileageStep(
    subject.mileage,
    values.map((value) => value?.pounds.clean ?? null),
  );
}

/**
 * No service knows which options the car has, so the most valuable ones it could have show what ticking them is worth.
 */
export async function runReadRecordOptionValues(
  { input, session }: EndpointCall<typeof readRecordOptionValues>,
  services: OutlookServices,
) {
  const subject = outlookSubject(await storedValuationRecord(services, session, input.id));
  const loadPanel = async () => {
    const { kind, identifier, registered, mileage } = known(subject);
    const query = { kind, identifier, date: registered, registered, mileage };
    const { offered } = await optionValuesOf({ ...query, option: [] }, services);
    const dearest = offered
      .filter(({ pence, isPack }) => pence !== null && pence > 0 && !isPack)
      .toSorted((a, b) => (b.pence ?? 0) - (a.pence ?? 0))
      .slice(0, OPTIONS_SHOWN)
      .map(({ code }) => code);
    if (dearest.length === 0) return null;
    const { values } = await optionValuesOf({ ...query, option: dearest }, services);
    if (values.value === null) throw nothing(values.because);
    const options = values.value.options.map(({ code, name, costNewPounds, valuePounds }) => ({
      code,
      name,
      costNewPounds,
      valuePounds: valuePounds[0] ?? null,
    }));
    return { ...known(subject), day: britishDay(services.now()), options };
  };
  return partialAnswer(loadPanel(), NO_OPTIONS);
}

const valuedBands = ({ valuedAt, values: { clean, average, below } }: ValuationRecord) => ({
  day: britishDay(valuedAt),
  clean: clean.value,
  average: average.value,
  below: below.value,
});

function known(subject: OutlookSubject | Because): OutlookSubject {
  if ('reason' in subject) throw nothing(subject);
  return subject;
}

const nothing = ({ reason, next }: Because, subcode?: FaultSubcode) =>
  new Fault('not_found', { message: reason, fix: next, subcode });

const NOTHING: Because = { reason: 'The provider has no data for this vehicle.', next: 'View details for more.' };
const NO_OPTIONS: Because = {
  reason: 'The provider lists no priced options for this vehicle.',
  next: 'View details for more.',
};
