/** Data downloads: products, their monthly packages and the packages themselves (inferred: wire.md §6). */
import * as contract from '@/lib/contract/data-download';
import { packageChunks } from '@/lib/contract/data-download';
import { answers, Refused, type Call } from '@/lib/sandbox/answers';
import { addMonths, firstOfMonth } from '@/lib/sandbox/calendar';
import { packageName, packageOf, packageSize, products, type Product } from '@/lib/sandbox/download-products';
import { publicationDay } from '@/lib/sandbox/market/editions';

const midnight = (date: string): string => `${date}T00:00:00`;

/** Half past six of an edition's publication day. */
const downloadable = (edition: string): string => `${publicationDay(edition)}T06:30:00`;

/** Packages of so many editions are listed as present ones; so many before them as former ones. */
const PRESENT = 3;
const FORMER = 3;
/** Download days are told so many months ahead. */
const AHEAD = 2;

/** The newest edition that can be downloaded: from some day of a month on, next month's. */
function newestEdition(now: string): string {
  const next = addMonths(firstOfMonth(now.slice(0, 10)), 1);
  return downloadable(next) <= now ? next : addMonths(next, -1);
}

/** The editions of a product's present and former packages, oldest first. */
function editionsOf({ endedMonths }: Product, now: string): { present: string[]; former: string[] } {
  const newest = newestEdition(now);
  const all = Array.from({ length: PRESENT + FORMER }, (_, i) => addMonths(newest, i + 1 - PRESENT - FORMER));
  // What is no longer taken has no present packages.
  const present = endedMonths === null ? all.slice(-PRESENT) : [];
  return {
    present,
    former: all.filter((each) => !present.includes(each) && each <= addMonths(newest, -(endedMonths ?? 0))),
  };
}

const productRow = ({ id, name, category }: Product) => ({
  ProductID: id,
  ProductName: name,
  ProductCategory: category,
  ProductType: 'CSV',
});

const packageRow = (product: Product, edition: string, { catalogue }: Call) => ({
  ...productRow(product),
  Package_Date: midnight(edition),
  Package_Filename: packageName(product, edition),
  Package_Size: packageSize(product, edition, catalogue()),
});

/** @throws Refused */
function productOf(id: number): Product {
  const found = products.find((each) => each.id === id);
  if (!found) throw new Refused('Product not found.');
  return found;
}

const taken = products.filter(({ endedMonths }) => endedMonths === null);

const listed = <R extends object>(rows: R) => ({ Success: true, ...rows, FailMessage: '' });
const refuse = (FailMessage: string) => ({ Success: false, FailMessage });

const packages = (rows: ReturnType<typeof packageRow>[]) => listed({ Packages: rows });

function downloadDates({ now }: Call) {
  const newest = newestEdition(now);
  const months = Array.from({ length: PRESENT + FORMER + AHEAD }, (_, i) =>
    addMonths(newest, i + 1 - PRESENT - FORMER),
  );
  return listed({
    MonthlyDownloadDates: months.map((edition) => ({
      ProductMonth: midnight(edition),
      DownloadDate: downloadable(edition),
    })),
  });
}

/** @throws Refused where there is no such package */
function stream(id: number, wanted: (editions: readonly string[]) => string | undefined, { now, catalogue }: Call) {
  const product = products.find((each) => each.id === id);
  const { present, former } = product ? editionsOf(product, now) : { present: [], former: [] };
  const edition = wanted([...former, ...present]);
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
  answers(contract.listMonthlyDownloadDate, (_, call) => downloadDates(call), refuse),
  answers(
    contract.listSubscriberDetails,
    (_, { subscriberId }) =>
      listed({
        Subscriber: {
          SubscriberID: subscriberId,
          CompanyName: 'Sandbox subscriber (sample)',
          ContactName: 'A. Sample',
          Email: 'sample@dealer.example',
        },
      }),
    refuse,
  ),
  answers(contract.listSubscriberProducts, () => listed({ Products: taken.map(productRow) }), refuse),
  answers(contract.listAllSubscriberProducts, () => listed({ Products: products.map(productRow) }), refuse),
  answers(
    contract.listProductPackages,
    ({ ProductID }, call) => {
      const product = productOf(ProductID);
      return packages(editionsOf(product, call.now).present.map((edition) => packageRow(product, edition, call)));
    },
    refuse,
  ),
  answers(
    contract.listProductPackagesHistoric,
    ({ ProductID }, call) => {
      const product = productOf(ProductID);
      return packages(editionsOf(product, call.now).former.map((edition) => packageRow(product, edition, call)));
    },
    refuse,
  ),
  answers(
    contract.listNewPackagesFromDate,
    ({ Date: since }, call) =>
      packages(
        taken.flatMap((product) => {
          const { present, former } = editionsOf(product, call.now);
          const wanted = [...former, ...present].filter((edition) => since <= edition);
          return wanted.map((edition) => packageRow(product, edition, call));
        }),
      ),
    refuse,
  ),
  answers(
    contract.listLatestPackagesForSubscriber,
    (_, call) => packages(taken.map((product) => packageRow(product, newestEdition(call.now), call))),
    refuse,
  ),
  answers(
    contract.streamPackage,
    ({ ProductID, Date: date }, call) => stream(ProductID, (all) => all.find((each) => each === date), call),
    refuseStream,
  ),
  answers(
    contract.streamLatestPackage,
    ({ ProductID }, call) => stream(ProductID, (all) => all.at(-1), call),
    refuseStream,
  ),
];
