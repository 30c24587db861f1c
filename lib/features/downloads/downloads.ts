/** Data downloads: the subscription's products, and a package streamed from the provider to the browser. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  readDownloadFile,
  readDownloadPackages,
  readDownloads,
  readNewDownloads,
} from '@/lib/api/endpoints/downloads';
import type { FileAnswer } from '@/lib/api/file-answer';
import * as contract from '@/lib/contract/data-download';
import {
  type DownloadPackage,
  downloadDatesFrom,
  downloadPackagesFrom,
  downloadProductsFrom,
  subscriberFrom,
} from '@/lib/domain/downloads/data-downloads';
import { becauseOf } from '@/lib/domain/because-of';
import type { Because } from '@/lib/domain/provenance';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';

interface DownloadServices {
  readonly caller: Pick<Provider, 'call' | 'download'>;
}

/** Five requests side by side; a failed one shows its reason, and the others their answers. */
export async function runReadDownloads(_: EndpointCall<typeof readDownloads>, { caller }: DownloadServices) {
  const missing: Because[] = [];
  const orNull = async <T>(request: Promise<T>): Promise<T | null> =>
    request.catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      missing.push(becauseOf(error));
      return null;
    });
  const [subscriber, taken, all, latest, dates] = await Promise.all([
    orNull(caller.call(contract.listSubscriberDetails, {})),
    orNull(caller.call(contract.listSubscriberProducts, {})),
    orNull(caller.call(contract.listAllSubscriberProducts, {})),
    orNull(caller.call(contract.listLatestPackagesForSubscriber, {})),
    orNull(caller.call(contract.listMonthlyDownloadDate, {})),
  ]);
  const now = taken ? downloadProductsFrom(taken.value) : [];
  const everTaken = all ? downloadProductsFrom(all.value) : [];
  const packages = latest ? downloadPackagesFrom(latest.value) : [];
  // Which products have left the subscription is not known while those in it are not.
  const former = taken === null ? [] : everTaken.filter(({ id }) => !now.some((current) => current.id === id));
  return {
    subscriber: subscriber && subscriberFrom(subscriber.value),
    products: [...now, ...former].map((product, index) => ({
      ...product,
      taken: index < now.length,
      latest: packages.find(({ productId }) => productId === product.id) ?? null,
    })),
    dates: dates ? downloadDatesFrom(dates.value) : [],
    // The same refusal of several requests is shown once.
    missing: missing.filter(({ reason }, index) => missing.findIndex((other) => other.reason === reason) === index),
  };
}

export async function runReadDownloadPackages(
  { input }: EndpointCall<typeof readDownloadPackages>,
  { caller }: DownloadServices,
) {
  const params = { ProductID: input.product };
  const [present, former] = await Promise.all([
    caller.call(contract.listProductPackages, params),
    caller.call(contract.listProductPackagesHistoric, params),
  ]);
  const packages = downloadPackagesFrom(present.value);
  // The provider's list of all editions may hold the present ones too.
  const isPresent = ({ date }: DownloadPackage) => packages.some((current) => current.date === date);
  return { present: packages, former: downloadPackagesFrom(former.value).filter((old) => !isPresent(old)) };
}

export async function runReadNewDownloads(
  { input }: EndpointCall<typeof readNewDownloads>,
  { caller }: DownloadServices,
) {
  const { value } = await caller.call(contract.listNewPackagesFromDate, { Date: input.since });
  return { items: downloadPackagesFrom(value) };
}

/** Ends with the browser's request: once that is gone, nothing more is sent to it or read from the provider. */
export async function runReadDownloadFile(
  { input, signal }: EndpointCall<typeof readDownloadFile>,
  { caller }: DownloadServices,
): Promise<FileAnswer> {
  const { product: ProductID, edition } = input;
  const { fileName, body } = await (edition === undefined
    ? caller.download(contract.streamLatestPackage, { ProductID }, { signal })
    : caller.download(contract.streamPackage, { ProductID, Date: edition }, { signal }));
  return { name: fileName, type: 'application/zip', body };
}
