/** Data download: a subscriber's products and their packages, which are ZIPs. Named in document 3 (wire.md §6). */
import { document, operation, type AnswerOf, type WebService } from '@/lib/wire/operation';
import { list, record, repeated, required, type RecordOf, type WireShape } from '@/lib/wire/shape';
import { date, dateTime, dateWithTime } from '@/lib/wire/dates';
import { flag, int, long, text } from '@/lib/wire/values';

export const dataDownload: WebService = {
  key: 'datadownload',
  title: 'Data download',
  path: '/datadownload/datadownload_webservice.asmx',
  namespace: '/datadownload',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS', 'LCV'],
};

const inferred = {
  standing: 'inferred',
  source: '3 §Used values service, named',
  billed: false,
  personal: [],
} as const;

/** Success, the list, and FailMessage last. */
const listing = <N extends string, S extends WireShape>(root: string, name: N, shape: S) =>
  // A computed key would lose its name.
  document(root, record({ Success: required(flag), ...({ [name]: shape } as { [K in N]: S }), FailMessage: text }));

const product = { ProductID: int, ProductName: text, ProductCategory: text, ProductType: text };
const products = listing('ProductList', 'Products', list('Product', record(product)));
const packages = listing(
  'PackageList',
  'Packages',
  list(
    'PackageDetails',
    // A package may have more bytes than 32 bits count.
    record({ ...product, Package_Date: dateTime, Package_Filename: text, Package_Size: long }),
  ),
);

export const listMonthlyDownloadDate = operation(dataDownload, 'List_MonthlyDownloadDate', {
  ...inferred,
  summary: 'Lists on which day the data of each month can be downloaded.',
  params: {},
  result: listing(
    'MonthlyDownloadDates',
    'MonthlyDownloadDates',
    list('MonthlyDownloadDate', record({ ProductMonth: dateTime, DownloadDate: dateTime })),
  ),
  example: {},
});

export const listSubscriberDetails = operation(dataDownload, 'List_SubscriberDetails', {
  ...inferred,
  summary: 'Gives the subscriber’s own details.',
  params: {},
  result: listing(
    'SubscriberResult',
    'Subscriber',
    record({ SubscriberID: int, CompanyName: text, ContactName: text, Email: text }),
  ),
  example: {},
});

export const listSubscriberProducts = operation(dataDownload, 'List_SubscriberProducts', {
  ...inferred,
  summary: 'Lists the products the subscriber takes now.',
  params: {},
  result: products,
  example: {},
});

export const listAllSubscriberProducts = operation(dataDownload, 'List_AllSubscriberProducts', {
  ...inferred,
  summary: 'Lists the products the subscriber takes or took.',
  params: {},
  result: products,
  example: {},
});

export const listProductPackages = operation(dataDownload, 'List_ProductPackages', {
  ...inferred,
  summary: 'Lists the packages of a product.',
  params: { ProductID: int },
  result: packages,
  example: { ProductID: 11 },
});

export const listProductPackagesHistoric = operation(dataDownload, 'List_ProductPackagesHistoric', {
  ...inferred,
  summary: 'Lists the former packages of a product.',
  params: { ProductID: int },
  result: packages,
  example: { ProductID: 11 },
});

export const listNewPackagesFromDate = operation(dataDownload, 'List_NewPackagesFromDate', {
  ...inferred,
  summary: 'Lists the packages published since a date.',
  params: { Date: date },
  result: packages,
  example: { Date: '2026-06-01' },
});

export const listLatestPackagesForSubscriber = operation(dataDownload, 'List_LatestPackagesForSubscriber', {
  ...inferred,
  summary: 'Lists the latest package of each product the subscriber takes.',
  params: {},
  result: packages,
  example: {},
});

// The parts of a stream are in the namespace with a trailing slash.
const slashed = { namespaceSuffix: '/' };
const file = record({
  Name: text,
  Date: dateTime,
  /** Each is encoded in base64 separately, with its own padding: see packageBytes. */
  Chunk: repeated(text),
});
const stream = document(
  'StreamResult',
  record({
    File: { shape: file, required: false, ...slashed },
    Success: { ...required(flag), ...slashed },
    ErrMsg: { shape: text, required: false, ...slashed },
  }),
);

export const streamPackage = operation(dataDownload, 'Stream_Package', {
  ...inferred,
  summary: 'Streams the package of a product of a date.',
  // A package is found by the date in its list, which may have a time of day.
  params: { ProductID: int, Date: dateWithTime },
  result: stream,
  example: { ProductID: 11, Date: '2026-06-01' },
  // A package stays available for some months.
  exampleOn: (today) => ({ ProductID: 11, Date: `${today.slice(0, 7)}-01` }),
});

export const streamLatestPackage = operation(dataDownload, 'Stream_LatestPackage', {
  ...inferred,
  summary: 'Streams the latest package of a product.',
  params: { ProductID: int },
  result: stream,
  example: { ProductID: 11 },
});

export type ProductsAnswer = AnswerOf<(typeof listSubscriberProducts)['result']>;
export type PackagesAnswer = AnswerOf<(typeof listProductPackages)['result']>;
export type DownloadDatesAnswer = AnswerOf<(typeof listMonthlyDownloadDate)['result']>;
export type SubscriberAnswer = AnswerOf<(typeof listSubscriberDetails)['result']>;

type PackageFile = RecordOf<(typeof file)['fields']>;

/** The bytes of a package: each chunk is decoded separately, then they are joined. */
export const packageBytes = ({ Chunk = [] }: PackageFile): Uint8Array =>
  Buffer.concat(Chunk.map((chunk) => Buffer.from(chunk, 'base64')));

/** The chunks of a package's bytes, each in base64. */
export function packageChunks(bytes: Uint8Array, chunkBytes = 65_536): string[] {
  const buffer = Buffer.from(bytes);
  return Array.from({ length: Math.ceil(buffer.length / chunkBytes) }, (_, index) =>
    buffer.subarray(index * chunkBytes, (index + 1) * chunkBytes).toString('base64'),
  );
}
