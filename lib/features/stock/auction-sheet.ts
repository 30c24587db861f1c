/** The auction sheet of a list, read and filled in by the whole team, and as a file. */
import type { exportAuctionSheet, readAuctionSheet, saveAuctionEntries } from '@/lib/api/endpoints/stock/auction';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { vatCellWords } from '@/lib/domain/money/value-vat';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import {
  auctionLot,
  entryKey,
  LOT_RESULTS,
  SHEET_ROW,
  type AuctionField,
  type AuctionLot,
} from '@/lib/domain/stock/auction-entries';
import { isLot } from '@/lib/domain/stock/auction-lots';
import { termsFrom } from '@/lib/domain/stock/auction-terms';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { uncertainDerivativeText } from '@/lib/domain/vehicles/registration/match-words';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { storedStockList } from '@/lib/features/stored';
import type { AuctionEntryStore, StoredAuctionEntry } from '@/lib/store/stock/auction-entries';
import { NO_VALUE_HEADER, noValueText, resultsOfRun } from './stock-export';
import type { StockServices } from './stock-lists';
import { storedRun } from './stock-runs';

export interface AuctionServices extends Pick<StockServices, 'stock' | 'stockRuns' | 'now'> {
  readonly auctionEntries: AuctionEntryStore;
}

const entryOf = ({ number, changedAt, ...entry }: StoredAuctionEntry) => ({
  row: number,
  ...entry,
  changedAt: changedAt.toISOString(),
});

export async function runReadAuctionSheet(
  { input, session }: EndpointCall<typeof readAuctionSheet>,
  services: Pick<AuctionServices, 'stock' | 'auctionEntries'>,
) {
  const { id } = await storedStockList(services, session, input.id);
  return { entries: (await services.auctionEntries.list(id)).map(entryOf) };
}

/** A change that another person made to a field meanwhile is not overwritten: the answer shows what is saved. */
export async function runSaveAuctionEntries(
  { input: { id: listId, changes }, session }: EndpointCall<typeof saveAuctionEntries>,
  services: Pick<AuctionServices, 'stock' | 'auctionEntries'>,
) {
  const { organisationId, personId } = session;
  await storedStockList(services, session, listId);
  await services.auctionEntries.save({ organisationId, listId, personId, changes });
  const stored = await entriesByKey(listId, services);
  return {
    entries: changes.map(({ row, field, text }) => {
      const entry = stored.get(entryKey(row, field));
      // The same text from two people is not a conflict, nor is repeating a save whose answer was lost.
      if (entry) return { ...entryOf(entry), isSaved: entry.text === text };
      return { row, field, text: '', version: 0, changedBy: null, changedAt: null, isSaved: false };
    }),
  };
}

async function entriesByKey(listId: string, { auctionEntries }: Pick<AuctionServices, 'auctionEntries'>) {
  const entries = await auctionEntries.list(listId);
  return new Map(entries.map((entry) => [entryKey(entry.number, entry.field), entry]));
}

type ExportedLot = StockResult & { readonly lot: AuctionLot };
const RESULT_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LOT_RESULTS.map(({ value, label }) => [value, label]),
);

function maxBidSource({ maxBidPounds, isMaxBidByHand }: AuctionLot): string | null {
  if (maxBidPounds === null) return null;
  return isMaxBidByHand ? 'hand' : 'terms';
}

/** @param valuedOn the day on which the run was started */
const columnsOf = (valuedOn: Day): readonly SheetColumn<ExportedLot>[] => [
  { header: 'Row', kind: 'count', value: ({ row }) => row },
  { header: 'Lot', kind: 'text', value: ({ reference }) => reference },
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate && formatPlate(plate) },
  { header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  { header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { header: 'Derivative', kind: 'text', value: ({ derivative }) => derivative },
  { header: 'Alert', kind: 'text', value: alertsText },
  { header: 'Derivative match', kind: 'text', value: uncertainDerivativeText },
  { header: 'Valued', kind: 'day', value: () => valuedOn },
  { header: 'Retail', kind: 'pounds', value: ({ retailPounds }) => retailPounds },
  { header: 'VAT', kind: 'text', value: vatCellWords },
  { header: NO_VALUE_HEADER, kind: 'text', value: noValueText },
  { header: 'Max bid', kind: 'pounds', value: ({ lot }) => lot.maxBidPounds },
  { header: 'Max bid set by', kind: 'text', value: ({ lot }) => maxBidSource(lot) },
  { header: 'Our bid', kind: 'pounds', value: ({ lot }) => lot.bidPounds },
  { header: 'Hammer price', kind: 'pounds', value: ({ lot }) => lot.hammerPounds },
  { header: 'Result', kind: 'text', value: ({ lot }) => RESULT_LABELS[lot.result] ?? null },
  { header: 'Note', kind: 'text', value: ({ lot }) => lot.note || null },
];

export async function runExportAuctionSheet(
  { input, session }: EndpointCall<typeof exportAuctionSheet>,
  services: AuctionServices,
) {
  const run = await storedRun(services, session, input);
  const entries = await entriesByKey(input.id, services);
  const textOf = (row: number, field: AuctionField) => entries.get(entryKey(row, field))?.text ?? '';
  const terms = termsFrom((short) => textOf(SHEET_ROW, short));
  async function* lots(): AsyncGenerator<ExportedLot> {
    for await (const result of resultsOfRun(run.id, services)) {
      if (!isLot(result)) continue;
      yield { ...result, lot: auctionLot(result.retailPounds, terms, (field) => textOf(result.row, field)) };
    }
  }
  const valuedOn = britishDay(run.startedAt);
  return fileOf(input.format, `auction-sheet-${valuedOn}`, [sheet('Auction sheet', columnsOf(valuedOn), lots())]);
}
