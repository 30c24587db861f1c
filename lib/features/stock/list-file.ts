/** The table of an uploaded file, with its columns as a person chose them, or else by its headings. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { createStockList, readStockFile } from '@/lib/api/endpoints/stock';
import { chosenBefore } from '@/lib/domain/stock/columns/chosen-before';
import { inColumns, refuseChoice } from '@/lib/domain/stock/columns/column-choice';
import { kilometresByHeadings } from '@/lib/domain/stock/columns/mileage-cell';
import { doubtsOf, samplesOf } from '@/lib/domain/stock/columns/file-samples';
import { findColumns, type StockColumns } from '@/lib/domain/stock/columns/stock-columns';
import { readStockChoice, stockChoice, STOCK_FIELD_WORDS, STOCK_FIELDS } from '@/lib/domain/stock/columns/stock-fields';
import { refuseTooMany } from '@/lib/domain/stock/read-stock-rows';
import { storedColumnsSchema } from '@/lib/domain/stock/stock-list';
import { HEADINGS_ALONE } from '@/lib/domain/stock/stock-counts';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { Fault } from '@/lib/fault';
import type { StockStore } from '@/lib/store/stock/stock-lists';
import { readTable } from './upload/read-table';
import { uploadTurns } from './upload/upload-turns';

const ROWS_SHOWN = 5;
/** As many of the newest lists may show how such a file was read before. */
const LISTS_BEFORE = 100;

/** @throws Fault for a file that is no table of cars, whichever columns are chosen */
async function readTableOf(file: File) {
  const { rows: table, sheetsLeftOut } = await readTable(
    new Uint8Array(await file.arrayBuffer()),
    (sheet) => findColumns(sheet).columns !== null,
  );
  const found = findColumns(table);
  refuseTooMany(found.rows.length);
  return { ...found, sheetsLeftOut };
}

/** What a person needs to choose the columns of a file. Nothing is stored. */
export async function runReadStockFile(
  { input, session: { organisationId } }: EndpointCall<typeof readStockFile>,
  { stock }: { readonly stock: Pick<StockStore, 'lists'> },
) {
  return uploadTurns().take(organisationId, async () => {
    const [{ labels, found, rows, sheetsLeftOut }, lists] = await Promise.all([
      readTableOf(input.file),
      stock.lists({ organisationId, limit: LISTS_BEFORE }),
    ]);
    const priceDoubts = doubtsOf(labels, rows);
    const read = lists.map((list) => ({ labels: list.labels, columns: storedColumnsSchema.parse(list.columns) }));
    return {
      labels,
      columns: stockChoice(labels, found),
      samples: samplesOf(rows, ROWS_SHOWN),
      chosenBefore: chosenBefore(labels, read, priceDoubts),
      priceDoubts,
      sheetsLeftOut,
    };
  });
}

/** @throws Fault at `columns` where a person must choose, and at the field for a choice that cannot be used */
export async function readListFile(input: EndpointCall<typeof createStockList>['input']) {
  const { columns: byHeadings, labels, rows, missing, sheetsLeftOut } = await readTableOf(input.file);
  const { columns: chosen = '' } = input;
  const columns = chosen === '' ? byHeadings : chosenOf(chosen, input, labels, rows);
  if (columns === null) throw columnMissing(missing, labels, rows);
  if (rows.length === 0) throw new Fault('invalid_input', { ...HEADINGS_ALONE, field: 'file' });
  return { columns, labels, rows, sheetsLeftOut };
}

function chosenOf(
  text: string,
  { distances, priceAsMileage }: EndpointCall<typeof createStockList>['input'],
  labels: readonly string[],
  rows: readonly TableRow[],
): StockColumns {
  const choice = readStockChoice(text);
  const { plate, mileage } = choice;
  if (plate === null) throw notChosen('plate');
  if (mileage === null) throw notChosen('mileage');
  const doubts = doubtsOf(labels, rows);
  refuseChoice(choice, STOCK_FIELDS, { words: STOCK_FIELD_WORDS, labels, doubts, priceAsMileage, inputOf: inColumns });
  const kilometres = distances === undefined ? kilometresByHeadings(labels, mileage) : distances;
  return { ...choice, plate, mileage, ...(kilometres !== undefined && kilometres !== 'miles' && { kilometres }) };
}

const notChosen = (field: 'plate' | 'mileage'): Fault =>
  new Fault('invalid_input', {
    message: `No column is chosen for ${STOCK_FIELD_WORDS[field]}.`,
    fix: 'Choose the column that holds it.',
    field: inColumns(field),
  });

function columnMissing(
  missing: 'plate' | 'mileage' | null,
  labels: readonly string[],
  rows: readonly TableRow[],
): Fault {
  // There is something to choose from.
  const field = labels.length > 1 && rows.length > 0 ? 'columns' : 'file';
  if (missing !== 'mileage')
    return new Fault('invalid_input', {
      message: 'No column of regs was found.',
      fix: 'Choose the column, or give it the heading “Registration” and try again.',
      field,
    });
  const isSplit = rows.some(({ cells }) =>
    cells.some((cell, place) => /^\d{1,3}$/.test(cell) && /^\d{3}$/.test(cells[place + 1] ?? '')),
  );
  const quotes = isSplit ? ' In a comma-separated file, write 46,000 as 46000.' : '';
  const choose = field === 'columns' ? 'Choose the column, or give' : 'Give';
  return new Fault('invalid_input', {
    message: 'No column of mileages was found next to the regs.',
    fix: `${choose} it the heading “Mileage”, or “Kilometres” if it is in those, and try again.${quotes}`,
    field,
  });
}
