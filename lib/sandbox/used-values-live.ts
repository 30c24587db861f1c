/** Live used values: around the monthly positions, week by week (inferred: wire.md §6). Cars alone. */
import * as contract from '@/lib/contract/used-values-live';
import { answers, Refused, type Call } from '@/lib/sandbox/answers';
import { earlier, isDate, monthOf, yearOf } from '@/lib/sandbox/calendar';
import type { Derivative } from '@/lib/sandbox/catalogue/model';
import { databaseOf } from '@/lib/sandbox/databases';
import { liveMove, livePositionOn, livePositions, liveValue, type LivePosition } from '@/lib/sandbox/market/live';
import { mileagePoints } from '@/lib/sandbox/market/mileage';
import { sliceOfDate, sliceOfYearLetter } from '@/lib/sandbox/plates';
import { NO_VALUES } from '@/lib/sandbox/quirks';

type ByDate = { regDate: string };
type ByLetter = { year: number; letter: string };
type ByMonth = { year: number; month: number };

/** The vehicle asked for: its derivative, a day of registration, and its plate as the answer repeats it. */
interface Subject {
  readonly derivative: Derivative;
  readonly registered: string;
  readonly plate: { readonly Year: number; readonly Month: number; readonly Letter: string };
}

/** @throws Refused where there are no values of it */
function subjectOf(
  asked: { database: string; refid: number } & (ByDate | ByLetter | ByMonth),
  { catalogue }: Call,
): Subject {
  const database = databaseOf(contract.usedValuesLive, asked.database);
  const derivative = database === null ? undefined : catalogue().derivative(database, asked.refid);
  const registered = registeredOn(asked);
  const slice = registered === null ? null : sliceOfDate(registered);
  if (!derivative || registered === null || slice === null) throw new Refused(NO_VALUES);
  return {
    derivative,
    registered,
    plate: { Year: yearOf(registered), Month: monthOf(registered), Letter: slice.letter },
  };
}

function registeredOn(asked: ByDate | ByLetter | ByMonth): string | null {
  if ('regDate' in asked) return asked.regDate;
  if ('letter' in asked) return sliceOfYearLetter(asked.year, asked.letter)?.from ?? null;
  const first = `${String(asked.year).padStart(4, '0')}-${String(asked.month).padStart(2, '0')}-01`;
  return isDate(first) ? first : null;
}

/** The values of a position, at one mileage or at all the book lists; null where there are none. */
function block({ derivative, registered }: Subject, position: LivePosition, mileage: number | undefined) {
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
    : moved(liveMove(position, { derivative, registered, mileage: first.Mileage }));
  return {
    Date: `${position.date}T00:00:00`,
    IsMonthlyPosition: position.isMonthly,
    Valuations: valuations,
    Comments: comments,
  };
}

/** Said where it matters; else there are no comments at all. */
function moved(share: number): string[] | undefined {
  const percent = Math.abs(share * 100);
  return percent < 1 ? undefined : [`${percent.toFixed(1)} % ${share < 0 ? 'below' : 'above'} the monthly position.`];
}

function single(
  asked: { database: string; refid: number; valuationDate: string; mileage?: number } & (ByDate | ByLetter | ByMonth),
  call: Call,
) {
  const subject = subjectOf(asked, call);
  const position = livePositionOn(asked.valuationDate, call.today);
  const found = position && block(subject, position, asked.mileage);
  if (!found) throw new Refused(NO_VALUES);
  return { Success: true, FailMessage: '', Plate: subject.plate, ValuationDate: found };
}

function historic(
  asked: { database: string; refid: number; fromDate: string; toDate: string; mileage: number } & (
    ByDate | ByLetter | ByMonth
  ),
  call: Call,
) {
  const subject = subjectOf(asked, call);
  const blocks = livePositions(asked.fromDate, earlier(asked.toDate, call.today)).flatMap(
    (position) => block(subject, position, asked.mileage) ?? [],
  );
  if (blocks.length === 0) throw new Refused(NO_VALUES);
  return { Success: true, FailMessage: '', Plate: subject.plate, ValuationDate: blocks };
}

const refuse = (FailMessage: string) => ({ Success: false, FailMessage });

export const usedValuesLiveAnswers = [
  answers(contract.getUsedLiveIdRegDate, single, refuse),
  answers(contract.getUsedLiveIdYearLetter, single, refuse),
  answers(contract.getUsedLiveIdYearMonth, single, refuse),
  answers(contract.getUsedLiveIdRegDateMileage, single, refuse),
  answers(contract.getUsedLiveIdYearLetterMileage, single, refuse),
  answers(contract.getUsedLiveIdYearMonthMileage, single, refuse),
  answers(contract.getUsedLiveHistoricIdRegDateMileage, historic, refuse),
  answers(contract.getUsedLiveHistoricIdYearLetterMileage, historic, refuse),
  answers(contract.getUsedLiveHistoricIdYearMonthMileage, historic, refuse),
];
