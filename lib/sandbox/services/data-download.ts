/** Data downloads: products, their monthly packages and the packages themselves (inferred: wire.md §6). */
import * as contract from '@/lib/contract/data-download';
import { packageChunks } from '@/lib/contract/data-download';
import { defineHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { addMonths, firstOfMonth } from '@/lib/sandbox/time/calendar';
import {
  packageName,
  packageOf,
  packageSize,
  products,
  type SandboxDownloadProduct,
} from '@/lib/sandbox/downloads/download-products';
import { publicationDay } from '@/lib/sandbox/market/editions';

const midnight = (date: string): string => `${date}T00:00:00`;

/** Half past six of an edition's publication day. */
const downloadable = (edition: string): string => `${publicationDay(edition)}T06:30:00`;

/** Packages of this many editions are listed as present ones; this many before them as former ones. */
const PRESENT = 3;
const FORMER = 3;
/** Download days are announced this many months ahead. */
const AHEAD = 2;

/** The newest edition that can be downloaded; late in a month it is next month's. */
function newestEdition(now: string): string {
  const next = addMonths(firstOfMonth(now.slice(0, 10)), 1);
  return downloadable(next) <= now ? next : addMonths(next, -1);
}

/** The editions of a product's present and former packages, oldest first. */
function editionsOf({ endedMonths }: SandboxDownloadProduct, now: string): { present: string[]; former: string[] } {
  const newest = newestEdition(now);
  const all = Array.from({ length: PRESENT + FORMER }, (_, i) => addMonths(newest, i + 1 - PRESENT - FORMER));
  // A product no longer subscribed to has no present packages.
  const present = endedMonths === null ? all.slice(-PRESENT) : [];
  return {
    present,
    former: all.filter((edition) => !present.includes(edition) && edition <= addMonths(newest, -(endedMonths ?? 0))),
  };
}

const productRow = ({ id, name, category }: SandboxDownloadProduct) => ({
  ProductID: id,
  ProductName: name,
  ProductCategory: category,
  ProductType: 'CSV',
});

const packageRow = (product: SandboxDownloadProduct, edition: string, { catalogue }: ServiceCall) => ({
  ...productRow(product),
  Package_Date: midnight(edition),
  Package_Filename: packageName(product, edition),
  Package_Size: packageSize(product, edition, catalogue()),
});

/** @throws Refused */
function productOf(id: number): SandboxDownloadProduct {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Refused('Product not found.');
  return found;
}

const currentProducts = products.filter(({ endedMonths }) => endedMonths === null);

const succeeded = <R extends object>(rows: R) => ({ Success: true, ...rows, FailMessage: '' });
const refuse = (FailMessage: string) => ({ Success: false, FailMessage });

const packages = (rows: ReturnType<typeof packageRow>[]) => succeeded({ Packages: rows });

function downloadDates({ now }: ServiceCall) {
  const newest = newestEdition(now);
  const months = Array.from({ length: PRESENT + FORMER + AHEAD }, (_, i) =>
    addMonths(newest, i + 1 - PRESENT - FORMER),
  );
  return succeeded({
    MonthlyDownloadDates: months.map((edition) => ({
      ProductMonth: midnight(edition),
      DownloadDate: downloadable(edition),
    })),
  });
}

/** @throws Refused if there is no such package */
function stream(
  id: number,
  selectEdition: (editions: readonly string[]) => string | undefined,
  { now, catalogue }: ServiceCall,
) {
  const product = products.find((candidate) => candidate.id === id);
  const { present, former } = product ? editionsOf(product, now) : { present: [], former: [] };
  const edition = selectEdition([...former, ...present]);
  if (!product || edition === undefined) throw new Refused('Package not found.');
  return {
    File: {
      Name: packageName(product, edition),
      Date: midnight(edition),
      Chunk: packageChunks(packageOf(product, edition, catalogue())),
    },
    Success: true,
    ErrMsg: '',
  };
}

const refuseStream = (ErrMsg: string) => ({ Success: false, ErrMsg });

export const dataDownloadAnswers = [
  defineHandler(contract.listMonthlyDownloadDate, (_, call) => downloadDates(call), refuse),
  defineHandler(
    contract.listSubscriberDetails,
    (_, { subscriberId }) =>
      succeeded({
        Subscriber: {
          SubscriberID: subscriberId,
          CompanyName: 'Sandbox subscriber (sample)',
          ContactName: 'A. Sample',
          Email: 'sample@dealer.example',
        },
      }),
    refuse,
  ),
  defineHandler(
    contract.listSubscriberProducts,
    () => succeeded({ Products: currentProducts.map(productRow) }),
    refuse,
  ),
  defineHandler(contract.listAllSubscriberProducts, () => succeeded({ Products: products.map(productRow) }), refuse),
  defineHandler(
    contract.listProductPackages,
    ({ ProductID }, call) => {
      const product = productOf(ProductID);
      return packages(editionsOf(product, call.now).present.map((edition) => packageRow(product, edition, call)));
    },
    refuse,
  ),
  defineHandler(
    contract.listProductPackagesHistoric,
    ({ ProductID }, call) => {
      const product = productOf(ProductID);
      return packages(editionsOf(product, call.now).former.map((edition) => packageRow(product, edition, call)));
    },
    refuse,
  ),
  defineHandler(
    contract.listNewPackagesFromDate,
    ({ Date: since }, call) =>
      packages(
        currentProducts.flatMap((product) => {
          const { present, former } = editionsOf(product, call.now);
          const wanted = [...former, ...present].filter((edition) => since <= edition);
          return wanted.map((edition) => packageRow(product, edition, call));
        }),
      ),
    refuse,
  ),
  defineHandler(
    contract.listLatestPackagesForSubscriber,
    (_, call) => packages(currentProducts.map((product) => packageRow(product, newestEdition(call.now), call))),
    refuse,
  ),
  defineHandler(
    contract.streamPackage,
    ({ ProductID, Date: date }, call) =>
      stream(ProductID, (editions) => editions.find((edition) => edition === date), call),
    refuseStream,
  ),
  defineHandler(
    contract.streamLatestPackage,
    ({ ProductID }, call) => stream(ProductID, (editions) => editions.at(-1), call),
    refuseStream,
  ),
];
