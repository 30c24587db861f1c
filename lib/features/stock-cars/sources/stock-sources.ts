/**
 * Incoming feeds, the stock files of other systems: previewed before they are saved, listed with their readings, read
 * again, removed. Free.
 */
import type {
  createStockSource,
  listStockSources,
  previewStockSource,
  readStockSourceNow,
  removeStockSource,
} from '@/lib/api/endpoints/stock-cars/stock-sources';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { untakenWords } from '@/lib/domain/stock-cars/list-car';
import { REPORT_ROWS_MAX } from '@/lib/domain/stock-cars/sources/stock-source';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { sealText } from '@/lib/store/sealed-text';
import { SOURCES_MAX, type StockSources } from '@/lib/store/stock-cars/stock-sources';
import {
  filesOf,
  noFolder,
  readSource,
  type ReadSourceServices,
  type SourcePlace,
  type SourceSettings,
} from './read-source';
import { STOCK_SOURCES } from './read-due-sources';

export interface StockSourceServices extends ReadSourceServices {
  readonly stockSources: StockSources;
  readonly scheduleRunner: { readonly request: (name: string) => Promise<boolean> };
  readonly secret: string;
}

export async function runListStockSources(
  { session: { organisationId } }: EndpointCall<typeof listStockSources>,
  { stockSources, sourceSettings, now }: StockSourceServices,
) {
  const today = britishDay(now());
  const [sources, readings, files] = await Promise.all([
    stockSources.list(organisationId),
    stockSources.readings(organisationId),
    filesOf(organisationId, sourceSettings),
  ]);
  return {
    items: sources.map(({ createdBy, createdAt, dueOn, ...source }) => ({
      ...source,
      createdBy: nameAtStart(createdBy),
      createdAt: createdAt.toISOString(),
      isDue: dueOn <= today,
      readings: readings.flatMap(({ sourceId, startedAt, ...reading }) =>
        sourceId === source.id ? [{ ...reading, startedAt: startedAt.toISOString() }] : [],
      ),
    })),
    folder: sourceSettings.folder === null ? null : organisationId,
    files,
  };
}

/** Previews what reading it now would change. Nothing is written. */
export async function runPreviewStockSource(
  { input, session }: EndpointCall<typeof previewStockSource>,
  services: StockSourceServices,
) {
  const { organisationId } = session;
  const file = { organisationId, place: placeOf(input, services.sourceSettings), profile: input.profile };
  const { cars, refused, unused } = await readSource(file, services, AbortSignal.timeout(60_000));
  const stored = cars.filter((car) => car.stored !== null);
  return {
    added: cars.length - stored.length,
    changed: stored.filter(({ changes }) => changes.length > 0).length,
    unchanged: stored.filter(({ changes }) => changes.length === 0).length,
    refused: refused.length,
    refusedRows: refused.slice(0, REPORT_ROWS_MAX),
    unused,
    untaken: untakenWords(cars, { isQuoted: true }),
  };
}

export async function runCreateStockSource(
  { input, session }: EndpointCall<typeof createStockSource>,
  { stockSources, scheduleRunner, sourceSettings, secret, now }: StockSourceServices,
) {
  const place = placeOf(input, sourceSettings);
  const added = await stockSources.add({
    organisationId: session.organisationId,
    personId: session.personId,
    name: input.name,
    kind: place.kind,
    place: place.kind === 'address' ? new URL(place.address).host : place.file,
    sealedAddress: place.kind === 'address' ? await sealText(secret, 'stock source', place.address) : null,
    profile: input.profile,
    dueOn: britishDay(now()),
  });
  if (added === null)
    throw new Fault('conflict', {
      message: `Your organisation has ${SOURCES_MAX} incoming feeds, which is the most.`,
      fix: 'Remove one that is no longer needed.',
    });
  await scheduleRunner.request(STOCK_SOURCES);
  return { id: added.id };
}

export async function runRemoveStockSource(
  { input, session }: EndpointCall<typeof removeStockSource>,
  { stockSources }: Pick<StockSourceServices, 'stockSources'>,
) {
  if (await stockSources.remove({ ...session, id: input.id })) return { done: true as const };
  throw noSource();
}

/** It is read in the background; the list shows the outcome. */
export async function runReadStockSourceNow(
  { input, session }: EndpointCall<typeof readStockSourceNow>,
  { stockSources, scheduleRunner, now }: Pick<StockSourceServices, 'stockSources' | 'scheduleRunner' | 'now'>,
) {
  const key = { organisationId: session.organisationId, id: input.id };
  if (!(await stockSources.makeDue(key, britishDay(now())))) throw noSource();
  await scheduleRunner.request(STOCK_SOURCES);
  return { done: true as const };
}

interface NamedPlace {
  readonly address?: string | undefined;
  readonly file?: string | undefined;
}

/** @throws Fault if it names neither, or both, or a file where there is no folder */
function placeOf({ address, file }: NamedPlace, { folder }: Pick<SourceSettings, 'folder'>): SourcePlace {
  if (address !== undefined && address !== '' && (file === undefined || file === '')) {
    if (URL.canParse(address)) return { kind: 'address', address };
    throw new Fault('invalid_input', {
      message: 'This is not a web address.',
      fix: 'Enter it whole, such as https://dms.example/stock.csv.',
      field: 'address',
    });
  }
  if (file !== undefined && file !== '' && (address === undefined || address === '')) {
    if (folder === null) throw noFolder();
    return { kind: 'folder', file };
  }
  throw new Fault('invalid_input', {
    message: 'The feed has no file to read.',
    fix: 'Enter its address, or choose a file from the folder.',
    field: 'address',
  });
}

const noSource = (): Fault =>
  new Fault('not_found', { message: 'This feed no longer exists.', fix: 'Reload the page.' });
