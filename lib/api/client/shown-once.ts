/**
 * Secrets that one answer shows, once: a link, a key or the address of a feed. Each is shown for as long as it opens
 * something.
 */
import { createOfferLink, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { invite, readPeople } from '@/lib/api/addresses/people/members';
import { listPasswordLinks, makePasswordLink } from '@/lib/api/addresses/people/password-links';
import { createFileShare, createShare, listFileShares, listShares } from '@/lib/api/addresses/shares';
import { createApiKey, listApiKeys } from '@/lib/api/addresses/people/api-keys';
import { createStockFeed, listStockFeeds } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { createWebhook, listWebhooks, replaceWebhookSecret } from '@/lib/api/addresses/notifications/webhooks';
import type { Address, FreeAddress } from '@/lib/api/address';
import type { EndpointAnswer } from './answer-of';

export interface ShownOnce<Make extends Address, List extends FreeAddress> {
  /** Its answer has the secret, and no other. */
  readonly make: Make;
  /** Its answer says which are open. */
  readonly list: List;
  readonly idOf: (made: EndpointAnswer<Make>) => string;
  readonly openIdsOf: (answer: EndpointAnswer<List>) => readonly string[];
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export const VALUATION_SHARE = {
  make: createShare,
  list: listShares,
  idOf: ({ share }) => share.id,
  openIdsOf: ({ items }) => idsOf(items),
} as const satisfies ShownOnce<typeof createShare, typeof listShares>;

export const FILE_SHARE = {
  make: createFileShare,
  list: listFileShares,
  idOf: ({ share }) => share.id,
  openIdsOf: ({ items }) => idsOf(items),
} as const satisfies ShownOnce<typeof createFileShare, typeof listFileShares>;

export const INVITATION = {
  make: invite,
  list: readPeople,
  idOf: ({ id }) => id,
  openIdsOf: ({ invitations }) => idsOf(invitations),
} as const satisfies ShownOnce<typeof invite, typeof readPeople>;

export const PASSWORD_RESET = {
  make: makePasswordLink,
  list: listPasswordLinks,
  idOf: ({ id }) => id,
  openIdsOf: ({ items }) => idsOf(items.filter(({ state }) => state === 'open')),
} as const satisfies ShownOnce<typeof makePasswordLink, typeof listPasswordLinks>;

export const FEED_ADDRESS = {
  make: createStockFeed,
  list: listStockFeeds,
  idOf: ({ feed }) => feed.id,
  openIdsOf: ({ items }) => idsOf(items),
} as const satisfies ShownOnce<typeof createStockFeed, typeof listStockFeeds>;

export const API_KEY = {
  make: createApiKey,
  list: listApiKeys,
  idOf: ({ apiKey }) => apiKey.id,
  openIdsOf: ({ items }) => idsOf(items),
} as const satisfies ShownOnce<typeof createApiKey, typeof listApiKeys>;

/** Each webhook has one signing secret, counted. */
const signingSecretId = ({ id, secretVersion }: { id: string; secretVersion: number }) => `${id} ${secretVersion}`;

export const SIGNING_SECRET = {
  make: createWebhook,
  list: listWebhooks,
  idOf: ({ webhook }) => signingSecretId(webhook),
  openIdsOf: ({ items }) => items.map(signingSecretId),
} as const satisfies ShownOnce<typeof createWebhook, typeof listWebhooks>;

export const REPLACED_SIGNING_SECRET = {
  ...SIGNING_SECRET,
  make: replaceWebhookSecret,
} as const satisfies ShownOnce<typeof replaceWebhookSecret, typeof listWebhooks>;

/** An offer has one link at a time, known by when it was created. */
export const OFFER_LINK = {
  make: createOfferLink,
  list: readAppraisal,
  idOf: ({ createdAt }) => createdAt,
  openIdsOf: ({ summary, offers: [newest] }) =>
    summary.state === 'offered' && newest?.link ? [newest.link.createdAt] : [],
} as const satisfies ShownOnce<typeof createOfferLink, typeof readAppraisal>;

/** A list as it was read last, and when, in milliseconds; 0 before the first time. */
export interface ReadList<Answer> {
  readonly data: Answer | undefined;
  readonly dataUpdatedAt: number;
}

/**
 * Whether a secret is still open: its list has it, or was not read since.
 * @param listReadAt when the list had been read last at the time of making it
 */
export function isStillOpen<Make extends Address, List extends FreeAddress>(
  { idOf, openIdsOf }: ShownOnce<Make, List>,
  made: EndpointAnswer<Make>,
  listReadAt: number,
  { data, dataUpdatedAt }: ReadList<EndpointAnswer<List>>,
): boolean {
  return data === undefined || dataUpdatedAt === listReadAt || openIdsOf(data).includes(idOf(made));
}
