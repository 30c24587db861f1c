/** Past sales from a dealer's own file: previewed, added once confirmed, listed by file, and removed. All free. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type {
  addPastSales,
  listSalesImports,
  readSalesFile,
  removeSalesImport,
} from '@/lib/api/endpoints/stock-cars/past-sales';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { pastSaleReader, type PastSaleRow } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { withoutBuyerWords, type ContradictingSale } from '@/lib/domain/stock-cars/past-sales/sale-words';
import {
  columnsByHeading,
  isHeadingRow,
  kilometresUnder,
  missingColumns,
  namesSales,
  readColumnsText,
  SALE_FIELD_WORDS,
  SALE_FIELDS,
} from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { britishDay } from '@/lib/domain/time/calendar';
import { inColumns, refuseChoice } from '@/lib/domain/stock/columns/column-choice';
import { doubtsOf, samplesOf } from '@/lib/domain/stock/columns/file-samples';
import { unitColumn } from '@/lib/domain/stock/columns/mileage-cell';
import { rowsOfCars } from '@/lib/domain/stock/columns/rows-of-cars';
import { unknownHeadingRow } from '@/lib/domain/stock/columns/unknown-headings';
import { unusedColumnsWords } from '@/lib/domain/stock/columns/unused-columns';
import { HEADING_WITHIN_ROWS } from '@/lib/domain/stock/columns/plain-heading';
import { sanitiseText } from '@/lib/encoding/sanitise-text';
import { Fault } from '@/lib/fault';
import { readInSlices } from '@/lib/features/stock/read-in-slices';
import { submissionId } from '@/lib/store/submission-id';
import { readTable } from '@/lib/features/stock/upload/read-table';
import { uploadTurns } from '@/lib/features/stock/upload/upload-turns';
import { knownVehicles } from './known-vehicle';
import { PAST_SALES, soldVehicle } from './past-sale-values';
import type { CarInStockServices } from './stock-car-view';

const SAMPLES = 3;
const PROBLEMS_SHOWN = 20;
const AT_A_TIME = 500;
const LABEL_LETTERS = 60;

type FileInput = EndpointCall<typeof addPastSales>['input'];

export async function runReadSalesFile(
  { input, session }: EndpointCall<typeof readSalesFile>,
  { now }: Pick<CarInStockServices, 'now'>,
) {
  // Whether prices are the mileages is a question beside the preview, decided when the sales are added.
  const accepting = { ...input, priceAsMileage: 'accept' as const };
  const { below, rows, ...read } = await readFile(accepting, session.organisationId, now());
  // A buyer that is missing is one question for all such rows.
  const problems = rows.flatMap(({ number, problem, lacksBuyer }) =>
    problem === null || lacksBuyer ? [] : [{ row: number, ...problem }],
  );
  const sales = rows.flatMap(({ sale }) => sale ?? []);
  const converted = rows.flatMap(({ number, sale, kilometres }) =>
    kilometres === null || !sale || sale.mileage === null ? [] : [{ row: number, kilometres, miles: sale.mileage }],
  );
  return {
    ...read,
    samples: samplesOf(below, SAMPLES),
    sales: sales.length,
    toTrade: sales.filter(({ soldTo }) => soldTo === 'trade').length,
    withoutBuyer: withoutBuyerIn(rows),
    converted: converted.slice(0, PROBLEMS_SHOWN),
    convertedRows: converted.length,
    problems: problems.slice(0, PROBLEMS_SHOWN),
    problemRows: problems.length,
  };
}

const withoutBuyerIn = (rows: readonly PastSaleRow[]): number => rows.filter(({ lacksBuyer }) => lacksBuyer).length;

/** Repeating a submission adds nothing, nor does the same sale in another file. */
export async function runAddPastSales(
  { input, session, ids }: EndpointCall<typeof addPastSales>,
  services: CarInStockServices,
) {
  const { stockCars, scheduleRunner, now } = services;
  const { organisationId, personId } = session;
  const { rows, missing } = await readFile(input, organisationId, now());
  if (missing !== null)
    throw new Fault('invalid_input', { message: 'The file is missing columns.', fix: missing, field: 'columns' });
  const withoutBuyer = withoutBuyerIn(rows);
  if (withoutBuyer > 0)
    throw new Fault('invalid_input', {
      message: withoutBuyerWords(withoutBuyer),
      fix: 'Choose whether they were sold to the trade or to retail customers.',
      field: 'soldTo',
    });
  const sales = rows.flatMap(({ sale }) => sale ?? []);
  const contradicting: ContradictingSale[] = [];
  const importId = submissionId(organisationId, ids.idempotencyKey);
  for (let at = 0; at < sales.length; at += AT_A_TIME) {
    const some = sales.slice(at, at + AT_A_TIME);
    const marks = some.map(({ plate }) => ({ plate, vin: null }));
    const knownOf = await knownVehicles(organisationId, marks, services);
    const added = some.map((sale) => {
      const known = knownOf({ plate: sale.plate, vin: null });
      return { ...sale, ...soldVehicle(sale, known), id: randomUUID() };
    });
    await stockCars.pastSales.add({ organisationId, personId, importId }, added);
    contradicting.push(...(await stockCars.pastSales.contradicting(organisationId, added)));
    await setImmediate();
  }
  await scheduleRunner.request(PAST_SALES);
  const own = (await stockCars.pastSales.imports(organisationId)).find(({ id }) => id === importId);
  return {
    added: own?.sales ?? 0,
    known: sales.length - (own?.sales ?? 0),
    contradicting: contradicting.slice(0, PROBLEMS_SHOWN),
    contradictingSales: contradicting.length,
  };
}

export async function runListSalesImports(
  { session }: EndpointCall<typeof listSalesImports>,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
) {
  const imports = await stockCars.pastSales.imports(session.organisationId);
  return {
    items: imports.map(({ importedAt, importedBy, ...others }) => ({
      ...others,
      importedAt: importedAt.toISOString(),
      importedBy: nameAtStart(importedBy),
    })),
  };
}

export async function runRemoveSalesImport(
  { input, session }: EndpointCall<typeof removeSalesImport>,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
) {
  const { organisationId } = session;
  const removed = await stockCars.pastSales.remove({ organisationId, importId: input.id });
  if (removed === 0)
    throw new Fault('not_found', {
      message: 'This file of past sales was not found in your organisation.',
      fix: 'Reload the page to see the current list.',
    });
  return { removed };
}

/** Reads the file by the chosen columns and unit, or else by its headings. */
async function readFile(
  { file, columns: chosen, soldTo, priceAsMileage, ...input }: FileInput,
  organisationId: string,
  now: Date,
) {
  const { rows: table, sheetsLeftOut } = await uploadTurns().take(organisationId, async () =>
    readTable(new Uint8Array(await file.arrayBuffer()), (sheet) =>
      sheet.slice(0, HEADING_WITHIN_ROWS).some(({ cells }) => namesSales(cells)),
    ),
  );
  const knownAt = table.slice(0, HEADING_WITHIN_ROWS).findIndex(({ cells }) => isHeadingRow(cells));
  const headingAt = knownAt < 0 ? (unknownHeadingRow(table) ?? -1) : knownAt;
  const heading = table[headingAt]?.cells ?? [];
  const below = rowsOfCars(table.slice(headingAt + 1), heading);
  const width = Math.max(heading.length, ...below.slice(0, 200).map(({ cells }) => cells.length), 0);
  const labels = Array.from(
    { length: width },
    (_, place) => sanitiseText(heading[place] ?? '', LABEL_LETTERS) || `Column ${place + 1}`,
  );
  const columns = chosen === '' ? columnsByHeading(heading) : readColumnsText(chosen);
  const priceDoubts = doubtsOf(labels, below);
  const terms = { words: SALE_FIELD_WORDS, labels, doubts: priceDoubts, priceAsMileage, inputOf: inColumns };
  refuseChoice(columns, SALE_FIELDS, terms);
  const missing = missingColumns(columns);
  const kilometres = input.kilometres ?? kilometresUnder(heading[columns.mileage ?? -1] ?? '');
  const reader = pastSaleReader(columns, soldTo ?? null, britishDay(now), kilometres, heading);
  const rows = missing === null ? await readInSlices(below, reader) : [];
  const unit = columns.mileage === null ? null : unitColumn(heading, columns.mileage);
  const unused = unusedColumnsWords(labels, [...Object.values(columns), unit]);
  return { labels, columns, priceDoubts, kilometres, sheetsLeftOut, below, rows, missing, unused };
}
