/** All guide values of a derivative in one edition, beside another edition. One request each, and everything is free. */
import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import type { exportGuide, readGuide } from '@/lib/api/endpoints/guide/guide';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getUsedValuesForId, getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { getRefDescriptionFromIdWithSector } from '@/lib/contract/vehicles';
import { valueFinder } from '@/lib/domain/guide/guide-cells';
import type { GuideKind, GuideTable } from '@/lib/domain/guide/guide-table';
import { BEFORE_THE_FIRST, NO_EDITIONS, noValuesIn } from '@/lib/domain/guide/guide-reasons';
import { guideEditionsFrom, guideTableFrom, guideTableParams } from '@/lib/domain/guide/guide-table-from';
import { yearLetterName, yearLetterWords } from '@/lib/domain/plates/year-letter';
import type { ServiceResult } from '@/lib/domain/service-result';
import { britishDay, firstOfMonth, monthOf, type Day } from '@/lib/domain/time/calendar';
import { BANDS, BAND_WORDS } from '@/lib/domain/valuations/bands';
import { databaseOf, nameFromReference } from '@/lib/domain/vehicles/vehicle-from-reference';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { partialAnswer } from '@/lib/features/partial-answer';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';

export interface GuideServices {
  /** Free answers of the provider, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly now: () => Date;
}

interface GuideVehicle {
  readonly kind: GuideKind;
  readonly identifier: number;
}

type GuideInput = EndpointCall<typeof readGuide>['input'];

export async function runReadGuide({ input }: EndpointCall<typeof readGuide>, services: GuideServices) {
  return guideOf(input, services);
}

async function guideOf(input: GuideInput, services: GuideServices) {
  const { cached, now } = services;
  const vehicle = { kind: input.kind, identifier: input.identifier };
  const database = databaseOf(vehicle.kind);
  const [dates, name] = await Promise.all([
    partialAnswer(
      cached.call(getUsedValuesHistoricDates, { Database: database }).then((wire) => orNull(guideEditionsFrom(wire))),
      NO_EDITIONS,
    ),
    partialAnswer(
      cached
        .call(getRefDescriptionFromIdWithSector, { database, refid: vehicle.identifier, showSector: true })
        .then(nameFromReference),
      NO_EDITIONS,
    ),
  ]);
  const editions = dates.value ?? [];
  const today = britishDay(now());
  const tableOn = (day: Day) => editionTable(vehicle, editionInForce(editions, day), editions.length > 0, services);
  const [table, against] = await Promise.all([
    tableOn(input.edition ?? today),
    input.against === undefined ? null : tableOn(input.against),
  ]);
  return {
    name: name.value,
    editions,
    editionsMissing: missingBecause(dates),
    table: table.value,
    because: missingBecause(table),
    against: against && against.value,
    againstBecause: against && missingBecause(against),
  };
}

const orNull = (days: Day[]): Day[] | null => (days.length === 0 ? null : days);
const missingBecause = (result: ServiceResult<unknown>) => ('because' in result ? result.because : null);

/** The latest edition on or before the day; without a list, that of its month. null before the first. */
function editionInForce(editions: readonly Day[], day: Day): Day | null {
  return editions.length === 0 ? firstOfMonth(day) : (editions.find((edition) => edition <= day) ?? null);
}

async function editionTable(
  { kind, identifier }: GuideVehicle,
  edition: Day | null,
  isListed: boolean,
  { cached }: GuideServices,
): Promise<ServiceResult<GuideTable>> {
  if (edition === null) return { value: null, because: BEFORE_THE_FIRST };
  const answer = cached.call(getUsedValuesForId, guideTableParams(kind, identifier, edition));
  return partialAnswer(
    answer.then((wire) => guideTableFrom(edition, wire)),
    noValuesIn(edition, isListed),
  );
}

/** @throws Fault if there is nothing to write */
export async function runExportGuide({ input }: EndpointCall<typeof exportGuide>, services: GuideServices) {
  const { table, because, against } = await guideOf(input, services);
  if (table === null) {
    throw new Fault('not_found', {
      message: because?.reason ?? NO_EDITIONS.reason,
      fix: because?.next ?? NO_EDITIONS.next,
    });
  }
  const { format, kind, identifier } = input;
  const compared = against === null ? '' : `-against-${monthOf(against.edition)}`;
  return fileOf(format, `guide-${kind}-${identifier}-${monthOf(table.edition)}${compared}`, [
    sheet(GUIDE_PAGE, against === null ? COLUMNS : [...COLUMNS, ...CHANGE_COLUMNS], guideLines(table, against)),
  ]);
}

type BandPounds = Readonly<Record<(typeof BANDS)[number], number | null>>;

interface GuideLine {
  readonly edition: Day;
  readonly plate: string;
  readonly words: string;
  readonly mileage: number;
  readonly costNewPounds: number | null;
  readonly pounds: BandPounds;
  readonly formerEdition: Day | null;
  readonly former: BandPounds;
}

const NONE: BandPounds = { retail: null, clean: null, average: null, below: null };

/** One row for each plate and mileage with a value. */
function guideLines(table: GuideTable, against: GuideTable | null): GuideLine[] {
  const formerOf = against && {
    retail: valueFinder(against, 'retail'),
    clean: valueFinder(against, 'clean'),
    average: valueFinder(against, 'average'),
    below: valueFinder(against, 'below'),
  };
  return table.plates.flatMap((plate, at) =>
    table.mileages.flatMap((mileage, column) => {
      const name = yearLetterName(plate);
      const valueIn = (grid: readonly (readonly (number | null)[])[]) => grid[at]?.[column] ?? null;
      const pounds = {
        retail: valueIn(table.retail),
        clean: valueIn(table.clean),
        average: valueIn(table.average),
        below: valueIn(table.below),
      };
      if (BANDS.every((band) => pounds[band] === null)) return [];
      const former = formerOf && {
        retail: formerOf.retail(name, mileage),
        clean: formerOf.clean(name, mileage),
        average: formerOf.average(name, mileage),
        below: formerOf.below(name, mileage),
      };
      return {
        edition: table.edition,
        plate: name,
        words: yearLetterWords(plate),
        mileage,
        costNewPounds: plate.costNewPounds,
        pounds,
        formerEdition: against && against.edition,
        former: former ?? NONE,
      };
    }),
  );
}

const COLUMNS: readonly SheetColumn<GuideLine>[] = [
  { header: 'Edition', kind: 'day', value: ({ edition }) => edition },
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate },
  { header: 'Registered', kind: 'text', value: ({ words }) => words },
  { header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  ...BANDS.map((band): SheetColumn<GuideLine> => ({
    header: BAND_WORDS[band].label,
    kind: 'pounds',
    value: ({ pounds }) => pounds[band],
  })),
  { header: 'Cost new', kind: 'pounds', value: ({ costNewPounds }) => costNewPounds },
];

const CHANGE_COLUMNS: readonly SheetColumn<GuideLine>[] = [
  { header: 'Compared edition', kind: 'day', value: ({ formerEdition }) => formerEdition },
  ...BANDS.flatMap((band): SheetColumn<GuideLine>[] => [
    { header: `${BAND_WORDS[band].label} then`, kind: 'pounds', value: ({ former }) => former[band] },
    {
      header: `${BAND_WORDS[band].label} change`,
      kind: 'pounds',
      value: ({ pounds, former }) => difference(pounds[band], former[band]),
    },
    {
      header: `${BAND_WORDS[band].label} change %`,
      kind: 'decimal',
      value: ({ pounds, former }) => percentChange(pounds[band], former[band]),
    },
  ]),
];

const difference = (now: number | null, former: number | null): number | null =>
  now === null || former === null ? null : now - former;

/** With two decimals: −3.85 for −3.846 %. */
const percentChange = (now: number | null, former: number | null): number | null =>
  now === null || former === null ? null : Math.round((now / former - 1) * 10_000) / 100;
