/** Data downloads: what the subscription may have, and a package of it, streamed from the provider to the browser. */
import type { Call } from '@/lib/api/serve';
import type { readDownloadFile, readDownloadPackages, readDownloads, readNewDownloads } from '@/lib/api/downloads';
import type { FileAnswer } from '@/lib/api/file';
import * as contract from '@/lib/contract/data-download';
import { downloadDatesFrom, downloadPackagesFrom, downloadProductsFrom, subscriberFrom } from '@/lib/domain/download';
import type { Because } from '@/lib/domain/provenance';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/call';

interface Needs {
  readonly caller: Pick<Provider, 'call' | 'download'>;
}

/** Five questions side by side; what one of them does not bring is said, and the others stand. */
export async function runReadDownloads(_: Call<typeof readDownloads>, { caller }: Needs) {
  const missing: Because[] = [];
  const orNull = async <T>(asked: Promise<T>): Promise<T | null> =>
    asked.catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      missing.push({ reason: error.message, next: error.fix });
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
  const ever = all ? downloadProductsFrom(all.value) : [];
  const packages = latest ? downloadPackagesFrom(latest.value) : [];
  const former = ever.filter(({ id }) => !now.some((each) => each.id === id));
  return {
    subscriber: subscriber && subscriberFrom(subscriber.value),
    products: [...now, ...former].map((product, place) => ({
      ...product,
      taken: place < now.length,
      latest: packages.find(({ productId }) => productId === product.id) ?? null,
    })),
    dates: dates ? downloadDatesFrom(dates.value) : [],
    // The same refusal of several questions is one sentence.
    missing: missing.filter(({ reason }, place) => missing.findIndex((each) => each.reason === reason) === place),
  };
}

export async function runReadDownloadPackages({ input }: Call<typeof readDownloadPackages>, { caller }: Needs) {
  const asked = { ProductID: input.product };
  const [present, former] = await Promise.all([
    caller.call(contract.listProductPackages, asked),
    caller.call(contract.listProductPackagesHistoric, asked),
  ]);
  return { present: downloadPackagesFrom(present.value), former: downloadPackagesFrom(former.value) };
}

export async function runReadNewDownloads({ input }: Call<typeof readNewDownloads>, { caller }: Needs) {
  const { value } = await caller.call(contract.listNewPackagesFromDate, { Date: input.since });
  return { items: downloadPackagesFrom(value) };
}

/** Ends with the asker: who goes away is no longer sent anything, and the provider is no longer asked. */
export async function runReadDownloadFile(
  { input, signal }: Call<typeof readDownloadFile>,
  { caller }: Needs,
): Promise<FileAnswer> {
  const { product: ProductID, edition } = input;
  const { fileName, body } = await (edition === undefined
    ? caller.download(contract.streamLatestPackage, { ProductID }, { signal })
    : caller.download(contract.streamPackage, { ProductID, Date: edition }, { signal }));
  return { name: fileName, type: 'application/zip', body };
}
