/** Live used values: around the monthly positions, week by week (inferred: wire.md §6). Cars only. */
import * as contract from '@/lib/contract/used-values-live';
import { defineHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { earlier, isDate, monthOf, yearOf } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { liveMove, livePositionOn, livePositions, liveValue, type LivePosition } from '@/lib/sandbox/market/live';
import { mileagePoints } from '@/lib/sandbox/market/mileage';
import { sliceOfDate, sliceOfYearLetter } from '@/lib/sandbox/plates/plates';
import { NO_VALUES } from '@/lib/sandbox/host/quirks';

type ByRegistrationDate = { regDate: string };
type ByPlateLetter = { year: number; letter: string };
type ByRegistrationMonth = { year: number; month: number };

/** The requested vehicle: its derivative, a day of registration, and its plate as the answer repeats it. */
interface LiveValuationSubject {
  readonly derivative: CatalogueDerivative;
  readonly registered: string;
  readonly plate: { readonly Year: number; readonly Month: number; readonly Letter: string };
}

/** @throws Refused if there are no values for it */
function subjectOf(
  params: { database: string; refid: number } & (ByRegistrationDate | ByPlateLetter | ByRegistrationMonth),
  { catalogue }: ServiceCall,
): LiveValuationSubject {
  const database = databaseOf(contract.usedValuesLive, params.database);
  const derivative = database === null ? undefined : catalogue().derivative(database, params.refid);
  const registered = registeredOn(params);
  const slice = registered === null ? null : sliceOfDate(registered);
  if (!derivative || registered === null || slice === null) throw new Refused(NO_VALUES);
  return {
    derivative,
    registered,
    plate: { Year: yearOf(registered), Month: monthOf(registered), Letter: slice.letter },
  };
}

function registeredOn(params: ByRegistrationDate | ByPlateLetter | ByRegistrationMonth): string | null {
  if ('regDate' in params) return params.regDate;
  if ('letter' in params) return sliceOfYearLetter(params.year, params.letter)?.from ?? null;
  const first = `${String(params.year).padStart(4, '0')}-${String(params.month).padStart(2, '0')}-01`;
  return isDate(first) ? first : null;
}

/** The values of a position, at one mileage or at all that the book lists; null if there are none. */
function block({ derivative, registered }: LiveValuationSubject, position: LivePosition, mileage: number | undefined) {
  const listed = mileagePoints(derivative.database, registered, position.edition);
  const valuations = (mileage === undefined ? listed : [mileage]).flatMap((miles) => {
    const values = liveValue(position, { derivative, registered, mileage: miles });
    if (values === null) return [];
    const { retail, clean, average, below } = values;
    return { Mileage: miles, Retail: retail, Clean: clean, Average: average, Below: below };
  });
  const [first] = valuations;
  if (!first) return null;
  const comments = position.isMonthly
    ? ['Monthly position.']
    : moveComment(liveMove(position, { derivative, registered, mileage: first.Mileage }));
  return {
    Date: `${position.date}T00:00:00`,
    IsMonthlyPosition: position.isMonthly,
    Valuations: valuations,
    Comments: comments,
  };
}

/** Only if they matter; otherwise there are no comments at all. */
function moveComment(share: number): string[] | undefined {
  const percent = Math.abs(share * 100);
  return percent < 1 ? undefined : [`${percent.toFixed(1)} % ${share < 0 ? 'below' : 'above'} the monthly position.`];
}

function single(
  params: { database: string; refid: number; valuationDate: string; mileage?: number } & (
    ByRegistrationDate | ByPlateLetter | ByRegistrationMonth
  ),
  call: ServiceCall,
) {
  const subject = subjectOf(params, call);
  const position = livePositionOn(params.valuationDate, call.today);
  const found = position && block(subject, position, params.mileage);
  if (!found) throw new Refused(NO_VALUES);
  return { Success: true, FailMessage: '', Plate: subject.plate, ValuationDate: found };
}

function historic(
  params: { database: string; refid: number; fromDate: string; toDate: string; mileage: number } & (
    ByRegistrationDate | ByPlateLetter | ByRegistrationMonth
  ),
  call: ServiceCall,
) {
  const subject = subjectOf(params, call);
  const blocks = livePositions(params.fromDate, earlier(params.toDate, call.today)).flatMap(
    (position) => block(subject, position, params.mileage) ?? [],
  );
  if (blocks.length === 0) throw new Refused(NO_VALUES);
  return { Success: true, FailMessage: '', Plate: subject.plate, ValuationDate: blocks };
}

const refuse = (FailMessage: string) => ({ Success: false, FailMessage });

export const usedValuesLiveHandlers = [
  defineHandler(contract.getUsedLiveIdRegDate, single, refuse),
  defineHandler(contract.getUsedLiveIdYearLetter, single, refuse),
  defineHandler(contract.getUsedLiveIdYearMonth, single, refuse),
  defineHandler(contract.getUsedLiveIdRegDateMileage, single, refuse),
  defineHandler(contract.getUsedLiveIdYearLetterMileage, single, refuse),
  defineHandler(contract.getUsedLiveIdYearMonthMileage, single, refuse),
  defineHandler(contract.getUsedLiveHistoricIdRegDateMileage, historic, refuse),
  defineHandler(contract.getUsedLiveHistoricIdYearLetterMileage, historic, refuse),
  defineHandler(contract.getUsedLiveHistoricIdYearMonthMileage, historic, refuse),
];
