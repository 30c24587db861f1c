/** What a subscriber may download: products, and their monthly packages. */
import { z } from 'zod';
import type {
  DownloadDatesAnswer,
  PackagesAnswer,
  ProductsAnswer,
  SubscriberAnswer,
} from '@/lib/contract/data-download';
import { dayFromDateTime } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

export const downloadProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  category: z.string().nullable(),
  format: z.string().nullable(),
});
export type DownloadProduct = z.infer<typeof downloadProductSchema>;

/** A day, or `YYYY-MM-DDThh:mm:ss` by the provider's clock if it is not midnight. */
export const packageDateSchema = z.union([daySchema, z.iso.datetime({ local: true })]);

export const downloadPackageSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  edition: daySchema,
  /** As the provider lists it, and as it must be requested. */
  date: packageDateSchema,
  fileName: z.string(),
  bytes: z.number().int().nonnegative().nullable(),
});
export type DownloadPackage = z.infer<typeof downloadPackageSchema>;

export const downloadDateSchema = z.object({
  edition: daySchema,
  /** The first day it can be downloaded. */
  from: daySchema,
});
export type DownloadDate = z.infer<typeof downloadDateSchema>;

const text = (value: string | undefined) => value?.trim() || null;

export function downloadProductsFrom({ Products = [] }: ProductsAnswer): DownloadProduct[] {
  return Products.flatMap(({ ProductID, ProductName, ProductCategory, ProductType }) =>
    ProductID === undefined
      ? []
      : [
          {
            id: ProductID,
            name: text(ProductName) ?? `Product ${ProductID}`,
            category: text(ProductCategory),
            format: text(ProductType),
          },
        ],
  );
}

/** The newest first; a package without its edition is left out, because it cannot be requested. */
export function downloadPackagesFrom({ Packages = [] }: PackagesAnswer): DownloadPackage[] {
  const read = Packages.flatMap(({ ProductID, ProductName, Package_Date, Package_Filename, Package_Size }) => {
    const edition = dayFromDateTime(Package_Date);
    if (ProductID === undefined || edition === null) return [];
    const productName = text(ProductName) ?? `Product ${ProductID}`;
    const fileName = text(Package_Filename) ?? `${edition}.zip`;
    const date = Package_Date?.replace(/T00:00:00(\.0*)?$/, '') ?? edition;
    return [{ productId: ProductID, productName, edition, date, fileName, bytes: sizeFrom(Package_Size) }];
  });
  return read.sort((a, b) => b.date.localeCompare(a.date) || a.productId - b.productId);
}

const sizeFrom = (bytes: number | undefined): number | null => (bytes !== undefined && bytes >= 0 ? bytes : null);

/** The newest first. */
export function downloadDatesFrom({ MonthlyDownloadDates = [] }: DownloadDatesAnswer): DownloadDate[] {
  return MonthlyDownloadDates.flatMap(({ ProductMonth, DownloadDate }) => {
    const [edition, from] = [dayFromDateTime(ProductMonth), dayFromDateTime(DownloadDate)];
    return edition !== null && from !== null ? [{ edition, from }] : [];
  }).sort((a, b) => b.edition.localeCompare(a.edition));
}

/** The subscriber, as the provider knows them. */
export function subscriberFrom({ Subscriber }: SubscriberAnswer): { company: string | null; contact: string | null } {
  return { company: text(Subscriber?.CompanyName), contact: text(Subscriber?.ContactName) };
}
