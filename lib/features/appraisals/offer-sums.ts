/**
 * The sums of an appraisal, from its saved entries and the free services' current answers, and the offer frozen from
 * them.
 */
import { photoWords } from '@/lib/domain/appraisals/photos';
import type { Settlement } from '@/lib/domain/appraisals/settlement';
import type { FrozenOffer, LostSums } from '@/lib/domain/appraisals/appraisal';
import { appraisalSums, type AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { deductionWords } from '@/lib/domain/appraisals/condition-lines';
import {
  entriesByField,
  isConditionChosen,
  isCustomerField,
  prefilledAmounts,
  readCondition,
  readOptionCodes,
  type Entries,
} from '@/lib/domain/appraisals/entries';
import { guideDaysWords } from '@/lib/domain/appraisals/guide/guide-days';
import { monthsAhead, plateForecastOf, type Loaded } from '@/lib/domain/appraisals/guide-value';
import { optionsAt } from '@/lib/domain/appraisals/option-total';
import type { Missing, OptionTotal } from '@/lib/domain/appraisals/sum-line';
import { unmadeSumsOf } from '@/lib/domain/appraisals/lost/unmade-sums';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { valuationRecordSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import type { ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { optionValuesOf } from '@/lib/features/options/option-values';
import { partialAnswer } from '@/lib/features/partial-answer';
import { forecastOfRecord } from '@/lib/features/valuations/record-panels';
import { vehicleOf } from './appraisal-view';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { AppraisalWithRecord, StoredEntry } from '@/lib/store/appraisals/appraisals';
import type { StoredPhoto } from '@/lib/store/appraisals/appraisal-photos';

const NOTHING = { reason: 'The service gives no values for these options.', next: 'Untick them, or try again later.' };

/** What is saved of an appraisal. */
interface SavedEntries {
  readonly entries: Entries;
  /** Fields that are as the appraisal began. */
  readonly prefilled: ReadonlySet<string>;
}

/** @throws Fault when the record is erased: there is nothing to compute from */
export function recordOf({ record, valuationId }: AppraisalWithRecord): ValuationRecord {
  if (record && valuationId !== null) return valuationRecordSchema.parse(record);
  throw new Fault('conflict', {
    message: 'The valuation behind this appraisal was erased.',
    fix: 'Value the vehicle again and start a new appraisal.',
  });
}

export async function sumsNow(
  record: ValuationRecord,
  { entries, prefilled }: SavedEntries,
  services: ConfigurationServices,
): Promise<AppraisalSums> {
  const vehicle = vehicleOf(record);
  const ahead = monthsAhead(vehicle.valuedOn, entries['handOver']);
  const [forecast, options] = await Promise.all([
    ahead ? forecastOfRecord(record, services).then(plateForecastOf) : NOT_NEEDED,
    optionsOf(vehicle.derivativeKey, entries, services),
  ]);
  return appraisalSums(entries, { vehicle, forecast, options }, prefilled);
}

const NOT_NEEDED = { value: null, because: 'loading' as const };

async function optionsOf(
  key: ReturnType<typeof vehicleOf>['derivativeKey'],
  entries: Entries,
  services: ConfigurationServices,
): Promise<Loaded<OptionTotal>> {
  const option = readOptionCodes(entries['options']);
  if (option.length === 0 || key === null) return NOT_NEEDED;
  const answer = await partialAnswer(optionValuesOf({ ...key, date: key.registered, option }, services), NOTHING);
  if (answer.value === null) return answer;
  const { values } = answer.value;
  if (values.value === null) return values;
  return optionsAt(values.value, readCondition(entries['condition']), entries['handOver']);
}

interface OfferParts {
  readonly entries: Entries;
  readonly sums: AppraisalSums;
  readonly settlement: Settlement;
  /** Why it needs approval; empty if it does not. */
  readonly reasons: readonly string[];
  readonly photos: readonly StoredPhoto[];
}

export function frozenOffer(
  record: ValuationRecord,
  { entries, sums, settlement, reasons, photos }: OfferParts,
): FrozenOffer {
  const { title, derivative, registered, colour, mileageEntered } = vehicleOf(record);
  const { vehicle } = record.identity;
  const derivativeKey = vehicle && { kind: vehicle.kind, identifier: vehicle.identifier };
  const { label, definition } = BAND_WORDS[readCondition(entries['condition'])];
  const { offerPence, vatPence, financePence, depositPence, inHandPence, words } = settlement;
  return {
    version: 1,
    vehicle: { title, derivative, registered, colour, mileage: mileageEntered, derivativeKey },
    condition: { label, definition },
    isConditionChosen: isConditionChosen(entries['condition']),
    handOver: monthSchema
      .nullable()
      .catch(null)
      .parse(entries['handOver'] ?? null),
    deductions: deductionWords(sums.lines),
    photos: photos
      .filter(({ isForCustomer }) => isForCustomer)
      .map(({ id, lineId }) => ({ id, words: photoWords({ line: lineId }, sums.lines) })),
    pounds: offerPence / 100,
    vatPence,
    settlement: { financePence, depositPence, inHandPence, words },
    trade: { lines: [...sums.trade.lines], totalPence: sums.trade.totalPence },
    retail: { lines: [...sums.retail.lines], mostPounds: sums.retail.mostPounds, basis: sums.retail.basis },
    profitPence: sums.offer?.profitPence ?? null,
    editionWords: guideDaysWords([...sums.trade.lines, ...sums.retail.lines]) || null,
    reasons: [...reasons],
  };
}

/**
 * The sums of a draft that is lost, and the entries that they are made of; null if it has an offer or no record, or is no
 * draft any more.
 */
export async function sumsToFreeze(
  appraisal: AppraisalWithRecord,
  services: ConfigurationServices & { readonly appraisals: Pick<AppraisalStore, 'entries' | 'offers'> },
): Promise<{ readonly sums: LostSums; readonly entries: readonly StoredEntry[] } | null> {
  const { id, record, state } = appraisal;
  if (!record || state !== 'draft') return null;
  const [entered, offers] = await Promise.all([services.appraisals.entries(id), services.appraisals.offers.list(id)]);
  if (offers.length > 0) return null;
  const entries = entriesByField(entered);
  const sums = await sumsNow(recordOf(appraisal), { entries, prefilled: prefilledAmounts(entered) }, services);
  const { trade, retail, ...outcome } = unmadeSumsOf(sums);
  const known = (missing: Missing) => (missing === 'loading' ? null : missing);
  return {
    sums: {
      version: 1,
      trade: { ...trade, lines: [...trade.lines], missing: known(trade.missing) },
      retail: { ...retail, lines: [...retail.lines], missing: known(retail.missing) },
      ...outcome,
    },
    entries: entered.filter(({ field }) => !isCustomerField(field)),
  };
}
