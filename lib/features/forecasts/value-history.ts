/** Used values by edition, and the days the specification changed. Everything here is free. */
import type { readHistory } from '@/lib/api/endpoints/history';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getNvdChangeDates } from '@/lib/contract/nvd';
import { getUsedValuesHistoryForIdYearLetter } from '@/lib/contract/used-values';
import { britishDay, firstAfterMonths } from '@/lib/domain/time/calendar';
import { changesFrom } from '@/lib/domain/options/option-bundle';
import { risingChanges, usedValueHistoryFrom } from '@/lib/domain/valuations/used-value-history';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { Because } from '@/lib/domain/provenance';
import { partialAnswer } from '@/lib/features/partial-answer';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';
import { SOURCES } from '@/lib/domain/source-names';

export interface HistoryServices {
  /** Free answers of the provider, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly now: () => Date;
}

const MONTHS_BACK = 36;

type HistoryQuery = EndpointCall<typeof readHistory>['input'];

export const runReadHistory = ({ input }: EndpointCall<typeof readHistory>, services: HistoryServices) =>
  valueHistoryOf(input, services);

export async function valueHistoryOf(query: HistoryQuery, { cached, now }: HistoryServices) {
  const { kind, identifier, year, letter } = query;
  const to = query.to ?? britishDay(now());
  const from = query.from ?? firstAfterMonths(to, -MONTHS_BACK);
  const database = databaseOf(kind);
  const [rows, changes] = await Promise.all([
    cached.call(getUsedValuesHistoryForIdYearLetter, {
      database,
      refid: identifier,
      Year: year,
      Letter: letter,
      MinDate: from,
      MaxDate: to,
    }),
    // The values are shown without them.
    partialAnswer(
      cached.call(getNvdChangeDates, { database, refid: identifier }).then((wire) => risingChanges(changesFrom(wire))),
      NOTHING,
    ),
  ]);
  const history = usedValueHistoryFrom(rows);
  const empty = history.editions.length === 0;
  return {
    history: empty ? null : history,
    because: empty ? NOTHING : null,
    changes: changes.value,
    changesMissing: changes.value === null ? changes.because : null,
  };
}

const NOTHING: Because = {
  reason: `${SOURCES.guide.atStart} has no used values for this plate in this period.`,
  next: 'Choose another plate or a longer period.',
};
