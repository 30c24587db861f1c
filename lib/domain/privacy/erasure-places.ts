/** Where an organisation may hold a plate or VIN, and what erasing does there. Without schemas: a page loads it. */
import { DEVICE_DAYS_MAX, REWRITE_TIME } from './retention';

/** Each place with what is counted there, as shown. */
export const ERASURE_PLACES = {
  records: 'Valuations and look-ups: deleted',
  shares: 'Links shared with customers: deleted',
  answers: 'Recent results: deleted',
  ledgerLines: 'Look-ups in the ledger: counted as before, without what leads to the vehicle',
  stockRows: 'Rows of stock lists about the vehicle: emptied',
  stockResults: 'Results of stock valuations: deleted',
  otherRows: 'References, notes and cells of other rows: the text replaced by [erased]',
  auctionEntries: 'Auction sheets: entries of the vehicle deleted, other text replaced by [erased]',
  listNames: 'Names and headings of stock lists: the text replaced by [erased]',
  builds: 'Saved builds: the text replaced by [erased]',
  appraisals:
    'Appraisals of the vehicle: the customer’s details, photos and signatures deleted, number and figures preserved',
  stockCars: 'Cars in stock, their history and past sales: plate and VIN deleted, other text replaced by [erased]',
  submissions: 'Valuations under way: not finished',
  otherTexts: 'Names of people, reasons and other texts: the text replaced by [erased]',
} as const;

const keys = Object.keys(ERASURE_PLACES);
export type ErasurePlace = keyof typeof ERASURE_PLACES;
const isErasurePlace = (key: string): key is ErasurePlace => keys.includes(key);
export const erasurePlaces: readonly ErasurePlace[] = keys.filter(isErasurePlace);

/** How many a place holds or lost, from 1. */
export interface PlaceCount {
  readonly place: ErasurePlace;
  readonly count: number;
}

/** What remains in the database files after a text is erased from its tables. */
export const ERASED_STORAGE = ['rewritten', 'tonight', 'too_large', 'server'] as const;
export type ErasedStorage = (typeof ERASED_STORAGE)[number];

/** One sentence for each, true whatever was erased. */
const ERASED_STORAGE_WORDS: Readonly<Record<ErasedStorage, string>> = {
  rewritten: 'The files of the database were rewritten without it. Backups made earlier may still contain it.',
  tonight: `The larger files of the database are rewritten without it at ${REWRITE_TIME}, or when the product next starts after that. Until then, unused space in them may still contain it. Backups made earlier may contain it too.`,
  too_large:
    'The files of the database are too large to be rewritten, so unused space in them may still contain it. Backups made earlier may contain it too.',
  server:
    'Unused space, logs and backups of the database server may still contain it until they are overwritten. How long that takes is for its operator to say.',
};

const DEVICE_WORDS = `A device on which one of the valuations was opened may hold a copy for up to ${DEVICE_DAYS_MAX} days, until its user signs out, or until it is opened there again with a connection.`;

/** What may still contain it after an erasure, in sentences; none if nothing was erased. */
export const remainingWords = (places: readonly PlaceCount[], storage: ErasedStorage): readonly string[] =>
  places.length === 0
    ? []
    : [ERASED_STORAGE_WORDS[storage], ...(places.some(({ place }) => place === 'records') ? [DEVICE_WORDS] : [])];

/** The same in a list of what was erased. */
export const ERASED_STORAGE_PHRASES: Readonly<Record<ErasedStorage, string>> = {
  rewritten: 'database files rewritten',
  tonight: `database files will be rewritten at ${REWRITE_TIME}`,
  too_large: 'database files too large to be rewritten',
  server: 'database files are up to the server’s operator',
};

/** Shorter names also occur in ordinary text: BMW 1, A 4. */
export const SHORT_PLATE_LENGTH = 5;
