/**
 * The stock for other systems, by a secret address or key: no session is needed, and it opens nothing but this file.
 */
import type {
  createStockFeed,
  listStockFeeds,
  readStockFeed,
  readStockFeedByKey,
  revokeStockFeed,
} from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { FileAnswer } from '@/lib/api/file-answer';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import type { StockFeed } from '@/lib/domain/stock-cars/stock-feed';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import { bearerTokenOf } from '@/lib/api/serve/bearer-token';
import { jsonArrayOf } from '@/lib/features/exports/json-array';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { countAttempts, countLinkAttempt } from '@/lib/features/people/attempt-limits';
import { linkTokenHash, newLinkToken } from '@/lib/store/link-token';
import type { PeopleStore } from '@/lib/store/people/people';
import { signInAttempts } from '@/lib/store/people/sign-in-attempts';
import type { StockFeeds, StoredFeed } from '@/lib/store/stock-cars/stock-feeds';
import { FEEDS_MAX } from '@/lib/store/stock-cars/stock-feeds';
import { everyCar, type ReadServices } from './stock-cars';
import { STOCK_COLUMNS } from './stock-columns';

export interface FeedServices extends ReadServices {
  readonly stockFeeds: StockFeeds;
  readonly people: Pick<PeopleStore, 'countAttempt' | 'forgiveAttempt'>;
  readonly secret: string;
}

const PURPOSE = 'stock feed';
/** Reads of one feed in a quarter of an hour. */
const READS_MAX = 60;
/** All cars in stock, in the list's order. */
const ALL = listStockCars.input.omit({ limit: true, page: true }).parse({});

export async function runListStockFeeds(
  { session }: EndpointCall<typeof listStockFeeds>,
  { stockFeeds }: Pick<FeedServices, 'stockFeeds'>,
) {
  const items = await stockFeeds.list(session.organisationId);
  return { items: items.map(feedView), columns: STOCK_COLUMNS.map(({ key, header }) => ({ key, header })) };
}

export async function runCreateStockFeed(
  { input, session }: EndpointCall<typeof createStockFeed>,
  { stockFeeds, secret }: Pick<FeedServices, 'stockFeeds' | 'secret'>,
) {
  const { token, tokenHash } = newLinkToken(secret, PURPOSE);
  const { organisationId, personId } = session;
  const feed = await stockFeeds.add({ ...input, organisationId, personId, tokenHash });
  if (feed === null)
    throw new Fault('conflict', {
      message: `Your organisation has ${FEEDS_MAX} feeds, which is the most.`,
      fix: 'Revoke one that is no longer read.',
    });
  return { feed: feedView(feed), path: `/api/feeds/${token}` };
}

export async function runRevokeStockFeed(
  { input, session }: EndpointCall<typeof revokeStockFeed>,
  { stockFeeds }: Pick<FeedServices, 'stockFeeds'>,
) {
  if (await stockFeeds.revoke({ ...session, id: input.id })) return { done: true as const };
  throw new Fault('not_found', { message: 'This feed no longer exists.', fix: 'Reload the page.' });
}

export const runReadStockFeed = ({ input, headers }: EndpointCall<typeof readStockFeed>, services: FeedServices) =>
  readFeed(input.token, headers, services, 'not_found');

export async function runReadStockFeedByKey(
  { headers }: EndpointCall<typeof readStockFeedByKey>,
  services: FeedServices,
) {
  const key = bearerTokenOf(headers);
  if (key === null || !/^[\w-]{20,100}$/.test(key))
    throw new Fault('signed_out', {
      message: 'The request has no key.',
      fix: 'Send the feed’s key in the header “Authorization: Bearer …”.',
    });
  return readFeed(key, headers, services, 'signed_out');
}

/** @param unknown the fault for a token of no feed: as an address it names nothing, as a key it admits to nothing */
async function readFeed(
  token: string,
  headers: Headers,
  services: FeedServices,
  unknown: 'not_found' | 'signed_out',
): Promise<FileAnswer> {
  const { stockFeeds, people, secret } = services;
  const forgive = await countLinkAttempt(headers, { people, secret });
  const feed = await stockFeeds.find(linkTokenHash(secret, PURPOSE, token));
  if (feed === null)
    throw new Fault(unknown, {
      message: 'This feed does not exist, or was revoked.',
      fix: 'Ask an administrator of the organisation for a new address.',
    });
  await forgive();
  await countAttempts(
    people,
    { [signInAttempts(secret, 'feed', feed.id)]: READS_MAX },
    `This feed was read ${READS_MAX} times in a quarter of an hour.`,
  );
  await stockFeeds.countRead(feed.id);
  const columns = columnsOf(feed.columns);
  const cars = everyCar(ALL, feed.organisationId, services);
  if (feed.format !== 'json') return fileOf(feed.format, 'stock', [sheet('Stock', columns, cars)]);
  return { name: 'stock.json', type: 'application/json', body: jsonArrayOf(rowsOf(columns, cars)) };
}

type ChosenColumn = SheetColumn<CarInStock>;

/** A column that the product no longer has stays, empty: the other system relies on its position. */
const columnsOf = (chosen: StockFeed['columns']): ChosenColumn[] =>
  chosen.map(({ key, header }): ChosenColumn => {
    const column = STOCK_COLUMNS.find((known) => known.key === key);
    return column ? { ...column, header } : { header, kind: 'text', value: () => null };
  });

/** Under the feed's own headings. */
async function* rowsOf(columns: readonly ChosenColumn[], cars: AsyncIterable<CarInStock>) {
  for await (const car of cars)
    yield Object.fromEntries(new Map(columns.map(({ header, value }) => [header, value(car)])));
}

const feedView = ({ createdBy, createdAt, lastReadAt, ...feed }: StoredFeed) => ({
  ...feed,
  createdBy: nameAtStart(createdBy),
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});
