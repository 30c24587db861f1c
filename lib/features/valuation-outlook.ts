/** The small panels beside a record, each failing on its own: a reason stands where it would. Everything here is free. */
import type { Call } from '@/lib/api/serve';
import type { readRecordForecast, readRecordHistory, readRecordOptionValues } from '@/lib/api/valuation-outlook';
import { britishDay } from '@/lib/domain/calendar';
import { firstAfterMonths } from '@/lib/domain/months';
import { outlookSubject, type OutlookSubject } from '@/lib/domain/outlook-subject';
import type { Because } from '@/lib/domain/provenance';
import { sliceOn } from '@/lib/domain/plate-slice';
import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { runReadForecast } from './forecasts';
import { runReadHistory } from './history';
import { onePart } from './one-part';
import { runReadOptionValues } from './option-values';
import type { BuildNeeds } from './options-build';
import type { ValuationNeeds } from './valuation-freeze';
import { stored } from './valuations';

type Needs = ValuationNeeds & BuildNeeds;

const MONTHS_BACK = 24;
const OPTIONS_SHOWN = 5;

export async function runReadRecordForecast(call: Call<typeof readRecordForecast>, house: Needs) {
  const subject = await subjectOf(call, house);
  const asked = async () => {
    const { kind, identifier, registered } = known(subject);
    const input = { kind, identifier, by: 'date' as const, registered };
    const answer = await runReadForecast({ ...call, input }, house);
    if (answer.forecast === null) throw nothing(answer.because);
    return { ...known(subject), forecast: answer.forecast };
  };
  return onePart(asked(), NOTHING);
}

export async function runReadRecordHistory(call: Call<typeof readRecordHistory>, house: Needs) {
  const subject = await subjectOf(call, house);
  const asked = async () => {
    const { kind, identifier, registered } = known(subject);
    const slice = sliceOn(registered);
    if (slice === null) return null;
    const from = firstAfterMonths(britishDay(house.now()), -MONTHS_BACK);
    const { history, because } = await runReadHistory({ ...call, input: { kind, identifier, ...slice, from } }, house);
    if (history === null) throw nothing(because ?? NOTHING);
    return { ...known(subject), ...slice, history };
  };
  return onePart(asked(), NOTHING);
}

/** Which options the car has nobody says: the dearest it could have show what ticking them is worth. */
export async function runReadRecordOptionValues(call: Call<typeof readRecordOptionValues>, house: Needs) {
  const subject = await subjectOf(call, house);
  const asked = async () => {
    const { kind, identifier, registered, mileage } = known(subject);
    const input = { kind, identifier, date: registered, registered, mileage, option: [] as number[] };
    const { offered } = await runReadOptionValues({ ...call, input }, house);
    const dearest = offered
      .filter(({ pence, isPack }) => pence !== null && pence > 0 && !isPack)
      .toSorted((a, b) => (b.pence ?? 0) - (a.pence ?? 0))
      .slice(0, OPTIONS_SHOWN)
      .map(({ code }) => code);
    if (dearest.length === 0) return null;
    const { values } = await runReadOptionValues({ ...call, input: { ...input, option: dearest } }, house);
    if (values.value === null) throw nothing(values.because);
    const options = values.value.options.map(({ code, name, costNewPounds, valuePounds }) => ({
      ...{ code, name, costNewPounds },
      valuePounds: valuePounds[0] ?? null,
    }));
    return { ...known(subject), options };
  };
  return onePart(asked(), NO_OPTIONS);
}

async function subjectOf(
  { input, session }: { input: { id: string }; session: Session },
  house: Needs,
): Promise<OutlookSubject | Because> {
  return outlookSubject(await stored(house, session, input.id));
}

function known(subject: OutlookSubject | Because): OutlookSubject {
  if ('reason' in subject) throw nothing(subject);
  return subject;
}

const nothing = ({ reason, next }: Because) => new Fault('not_found', { message: reason, fix: next });

const NOTHING: Because = { reason: 'The provider has nothing for it.', next: 'Its full page may say more.' };
const NO_OPTIONS: Because = {
  reason: 'The provider lists no priced options for it.',
  next: 'Its full page may say more.',
};
