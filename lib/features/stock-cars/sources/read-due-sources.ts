/** Reads the due files of other systems, each once a night, and saves the differences to the stock. Free. */
import { ROW_REFUSALS } from '@/lib/domain/stock-cars/row-refusals';
import { columnProfileSchema, REPORT_ROWS_MAX, type ChangedCar } from '@/lib/domain/stock-cars/sources/stock-source';
import { untakenWords } from '@/lib/domain/stock-cars/list-car';
import { addDays, britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { writeDifferences, type KnownCarRow } from '@/lib/features/stock-cars/stock-differences';
import { unsealText } from '@/lib/store/sealed-text';
import type { DueSource, ReadingResult, StockSources } from '@/lib/store/stock-cars/stock-sources';
import { readSource, type ReadSourceServices, type SourcePlace } from './read-source';

/** Name of the schedule that runs this. */
export const STOCK_SOURCES = 'stock-sources';

export interface ReadDueServices extends ReadSourceServices {
  /** Unseals the stored addresses. */
  readonly secret: string;
  readonly stockSources: StockSources;
}

/** A process that dies halfway leaves the source due: it is read again, and what was written already is recognised. */
export async function readDueSources(services: ReadDueServices, signal: AbortSignal) {
  const { stockSources, now } = services;
  const totals = { read: 0, failed: 0, added: 0, changed: 0 };
  const unexpected: unknown[] = [];
  for (const source of await stockSources.due(britishDay(now()))) {
    if (signal.aborted) break;
    const reading = await stockSources.begin(source.id);
    const result = await readAndWrite(source, reading, services, signal).catch((error: unknown): ReadingResult => {
      if (error instanceof Fault && error.code === 'storage_down') throw error;
      unexpected.push(error);
      return { ...NOTHING, state: 'failed', problem: UNEXPECTED };
    });
    // Stopped halfway: the next run completes it.
    if (result === null) break;
    await stockSources.end(reading, result, addDays(britishDay(now()), 1));
    totals.read += 1;
    if (result.state === 'failed') totals.failed += 1;
    totals.added += result.added;
    totals.changed += result.changed;
  }
  // The other sources were read nevertheless; the log has the reason.
  if (unexpected.length > 0) throw unexpected[0];
  return totals;
}

const UNEXPECTED = 'The file could not be read because of a fault on our side. It is read again tomorrow.';
const NOTHING = {
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  changedCars: [],
  refusedRows: [],
  unused: null,
  untaken: [],
};

async function readAndWrite(
  source: DueSource,
  reading: string,
  services: ReadDueServices,
  signal: AbortSignal,
): Promise<ReadingResult | null> {
  try {
    const { organisationId, createdBy: personId } = source;
    const place = await placeOf(source, services.secret);
    const profile = columnProfileSchema.parse(source.profile);
    const { cars, refused, unused } = await readSource({ organisationId, place, profile }, services, signal);
    const written = await writeDifferences(
      cars,
      { organisationId, personId, key: `feed in ${reading}`, signal },
      services,
    );
    if (signal.aborted) return null;
    const refusedRows = [
      ...refused,
      ...written.refused.map(({ car: { row }, because }) => ({ row, reason: ROW_REFUSALS[because] })),
    ].sort((a, b) => a.row - b.row);
    return {
      state: 'done',
      added: written.added,
      changed: written.changed.length,
      unchanged: written.unchanged,
      refused: refusedRows.length,
      changedCars: written.changed.slice(0, REPORT_ROWS_MAX).map(changedCar),
      refusedRows: refusedRows.slice(0, REPORT_ROWS_MAX),
      unused,
      untaken: untakenWords(cars, { isQuoted: false }),
      problem: null,
    };
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof Fault && error.code !== 'storage_down')
      return { ...NOTHING, state: 'failed', problem: `${error.message} ${error.fix}` };
    throw error;
  }
}

/** Field names only: the car's history has the values. */
const changedCar = ({ row, stored, changes }: KnownCarRow): ChangedCar => ({
  row,
  carId: stored.id,
  fields: changes.map(({ field }) => field),
});

async function placeOf({ kind, place, sealedAddress }: DueSource, secret: string): Promise<SourcePlace> {
  if (kind === 'folder') return { kind, file: place };
  const address = sealedAddress === null ? null : await unsealText(secret, 'stock source', sealedAddress);
  if (address !== null) return { kind: 'address', address };
  throw new Fault('invalid_input', {
    message: 'The address can no longer be read: the product’s secret has changed.',
    fix: 'Remove the feed and create it again.',
    field: 'address',
  });
}
