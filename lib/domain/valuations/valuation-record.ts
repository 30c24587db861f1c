/**
 * Composes the record from the request and the answers; every figure gets its source, or the reason why it is missing.
 */
import { formatMiles } from '@/lib/format';
import { alternativesOf } from '@/lib/domain/vehicles/alternatives';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import type { GuideAnswer, InternetAnswer } from './guide-answer';
import { identityOf, vehicleOf } from '@/lib/domain/vehicles/identity/identity-from-sources';
import type { Because, Figure, Provenance } from '@/lib/domain/provenance';
import { redFlags } from '@/lib/domain/vehicles/flags/red-flags';
import { mileageWarnings } from '@/lib/domain/vehicles/mileage';
import { mostMonthsOnTheRoad } from '@/lib/domain/vehicles/months-on-the-road';
import { hasDerivativeDoubt } from '@/lib/domain/vehicles/registration/match-words';
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
import type { ValueBand, ValuationRecord, ValuationSummary, BandValues } from './valuation';
import { SOURCES } from '@/lib/domain/source-names';
import { entryWarnings } from './entry-warnings';
import { listedAlerts } from '@/lib/domain/vehicles/flags/listed-alerts';
import { noVehicleWords, type EntryKind, type LookUpFinding } from './missing/no-vehicle-words';

/** The result of one look-up: its answer and provenance, or why there is none. */
export type LookUpOutcome<T> = { answer: T; provenance: Provenance } | { answer: null; because: Because };

export interface RecordParts extends Pick<
  ValuationRecord,
  'id' | 'kind' | 'basedOn' | 'fileId' | 'valuedAt' | 'valuedBy' | 'asked' | 'warnings'
> {
  readonly registration: LookUpOutcome<Registration>;
  readonly valuation: LookUpOutcome<GuideAnswer>;
  readonly internetPrices: LookUpOutcome<InternetAnswer>;
}

export function composeRecord(parts: RecordParts): ValuationRecord {
  const { asked: request, registration, valuation, internetPrices, ...head } = parts;
  const valued = valuation.answer ?? internetPrices.answer;
  const found = registration.answer;
  const identity = identityOf(found, valued, request);
  return {
    version: 1,
    ...head,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: request,
    warnings: warningsOf(parts, identity.registered),
    identity,
    lookUpMissing: registration.answer === null ? registration.because : null,
    matches: found?.matches ?? [],
    autoCorrection: found?.autoCorrection ?? null,
    flags: redFlags(found, identity, britishDay(head.valuedAt), isChosen(head)),
    alternatives: alternativesOf(found, valued?.vehicle ?? null),
    mileage: mileageOf(head.kind, request.mileage, valuation),
    dateMatch: dateMatchOf(valuation.answer?.dateMatch ?? null),
    values: valuesOf(head.kind, valuation, found),
    internetPrices: internetOf(head.kind, internetPrices, found),
    equipment: equipmentOf(head.kind, valuation, found),
    register: found?.register ?? null,
    trade: found?.trade ?? null,
    book: found?.book ?? null,
    sources: {
      registration: provenanceOf(registration),
      valuation: provenanceOf(valuation),
      internetPrices: provenanceOf(internetPrices),
    },
  };
}

/**
 * The warnings about what was entered. A mileage is judged here, by the date that the look-ups gave or the dealer entered:
 * the period of a plate is used only where neither did.
 */
function warningsOf(
  { warnings, asked: request, registration, valuedAt }: RecordParts,
  registered: Day | null,
): ValuationRecord['warnings'] {
  const { mileage, plate } = request;
  // A request that an earlier version saved, and that is answered late, brings one by the plate alone.
  const others = warnings.filter(({ field }) => field !== 'mileage');
  if (mileage === null) return others;
  const register = registration.answer?.register ?? null;
  const known = { registered: request.registered ?? registered, plate };
  const months = mostMonthsOnTheRoad(known, britishDay(valuedAt), register);
  return [...others, ...entryWarnings('mileage', mileageWarnings(mileage, months))];
}

/** By a guide ID that was chosen on a record or a vehicle file. */
const isChosen = ({ basedOn, fileId, kind }: Pick<RecordParts, 'basedOn' | 'fileId' | 'kind'>): boolean =>
  kind === 'identifier' && (basedOn !== null || fileId !== undefined);

const provenanceOf = (outcome: LookUpOutcome<unknown>): Provenance | null =>
  outcome.answer === null ? null : outcome.provenance;

function mileageOf(
  kind: EntryKind,
  entered: number | null,
  valuation: LookUpOutcome<GuideAnswer>,
): ValuationRecord['mileage'] {
  const answer = valuation.answer;
  const because = answer?.values
    ? answer.mileageUnread
      ? MILEAGE_UNREAD
      : MILEAGE_NOT_STATED
    : noValuation(kind, valuation, null);
  const used = answer?.values ? answer.mileageUsed : null;
  const typed = entered === null ? null : formatMiles(entered);
  const outOfBounds = answer?.outOfBounds ?? false;
  // That it is out of range stands with the values, as the reason why there are none.
  const words =
    used === null
      ? typed === null
        ? 'No mileage was entered.'
        : `Mileage entered: ${typed}`
      : used === entered || typed === null
        ? `Valued at ${formatMiles(used)}.`
        : `Valued at ${formatMiles(used)}; you entered ${typed}.`;
  return {
    entered,
    used: used === null ? { value: null, because } : { value: used, source: 'valuation' },
    words,
    outOfBounds,
  };
}

const MILEAGE_UNREAD: Because = {
  reason: 'The mileage used for the valuation could not be read.',
  next: 'Use the values, and contact your administrator: the log names the field.',
};

const MILEAGE_NOT_STATED: Because = {
  reason: `${SOURCES.guide.atStart} gave values without the mileage they are for.`,
  next: 'Check that the mileage entered is right.',
};

function dateMatchOf(matched: boolean | null): ValuationRecord['dateMatch'] {
  if (matched === null) return { matched, words: 'No valuation yet.' };
  return {
    matched,
    words: matched
      ? 'Valued at date of first registration.'
      : `${SOURCES.guide.atStart} has no values for its date of first registration. These are for the nearest date.`,
  };
}

function valuesOf(kind: EntryKind, valuation: LookUpOutcome<GuideAnswer>, found: Registration | null): BandValues {
  const figure = (band: ValueBand): Figure<number> => {
    const value = valuation.answer?.values?.[band] ?? null;
    if (value !== null) return { value, source: 'valuation' };
    return { value: null, because: noValuation(kind, valuation, found, band) };
  };
  return { retail: figure('retail'), clean: figure('clean'), average: figure('average'), below: figure('below') };
}

function internetOf(
  kind: EntryKind,
  outcome: LookUpOutcome<InternetAnswer>,
  found: Registration | null,
): ValuationRecord['internetPrices'] {
  const bands = outcome.answer?.bands;
  return bands
    ? { value: bands, source: 'internetPrices' }
    : { value: null, because: noValuation(kind, outcome, found) };
}

function equipmentOf(
  kind: EntryKind,
  valuation: LookUpOutcome<GuideAnswer>,
  found: Registration | null,
): ValuationRecord['equipment'] {
  const equipment = valuation.answer?.equipment;
  if (equipment) return { value: equipment, source: 'valuation' };
  if (!valuation.answer?.vehicle) return { value: null, because: noValuation(kind, valuation, found) };
  return {
    value: null,
    because: {
      reason: `${SOURCES.guide.atStart} has no equipment list for this vehicle.`,
      next: 'Ask the seller, or see the manufacturer’s brochure for that year.',
    },
  };
}

/** Why there is no value: no answer, no vehicle, a mileage out of bounds, or a band the guide leaves empty. */
function noValuation(
  kind: EntryKind,
  outcome: LookUpOutcome<GuideAnswer | InternetAnswer>,
  found: Registration | null,
  band?: ValueBand,
): Because {
  if (outcome.answer === null) return outcome.because;
  const { vehicle, outOfBounds, reason, unread } = outcome.answer;
  if (vehicle === null) return noVehicleWords(kind, findingOf(found));
  if (outOfBounds)
    return {
      reason: `The mileage is outside ${SOURCES.guide.inText}’s range for this vehicle.`,
      next: 'Check the mileage. A different mileage is a new valuation.',
    };
  if (reason === null && (band ? unread.includes(band) : unread.length > 0))
    return {
      reason: band ? `${SOURCES.guide.atStart}’s ${band} value could not be read.` : 'The values could not be read.',
      next: `${band ? 'Use the other values, and contact' : 'Contact'} your administrator: the log names the field.`,
    };
  if (band && outcome.answer.reason === null)
    return {
      reason: `${SOURCES.guide.atStart} gives no ${band} value for this vehicle.`,
      next: 'Use the other values.',
    };
  return {
    reason: reason ? `The look-up gave no value: “${reason}”.` : 'The look-up gave no value, and no reason.',
    // Worded to be true everywhere, including stock lists: not every record shows these values.
    next: `${alternativesOf(found, vehicle).length > 0 ? 'Try one of the alternatives' : `Use ${SOURCES.guide.inText}’s values by age and mileage, if its record has them`}, or contact the provider’s support.`,
  };
}

export function findingOf(found: Registration | null): LookUpFinding {
  if (vehicleOf(found?.book ?? null) !== null) return 'in guide';
  return found?.found ? 'elsewhere' : 'nothing';
}

/** The record's row in the list. */
export function valuationSummaryOf(record: ValuationRecord): ValuationSummary {
  const { id, kind, valuedAt, valuedBy, identity, mileage, values } = record;
  return {
    id,
    kind,
    valuedAt,
    valuedBy,
    plate: identity.plate,
    title: identity.title,
    derivative: identity.derivative,
    mileage: mileage.entered,
    retailPounds: values.retail.value,
    cleanPounds: values.clean.value,
    vehicleKind: identity.vehicle?.kind ?? null,
    // By guide ID somebody has chosen the derivative.
    isDerivativeUncertain: kind !== 'identifier' && hasDerivativeDoubt(record),
    ...listedAlerts(record),
  };
}
