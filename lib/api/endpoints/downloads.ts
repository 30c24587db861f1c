import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import {
  downloadDateSchema,
  downloadPackageSchema,
  downloadProductSchema,
  packageDateSchema,
} from '@/lib/domain/downloads/data-downloads';
import { becauseSchema } from '@/lib/domain/provenance';
import * as addresses from '@/lib/api/addresses/downloads';
import { endpoint } from '@/lib/api/endpoint';

const product = z.int32().positive().meta({ description: 'The product’s number.' });

export const readDownloads = endpoint(addresses.readDownloads, {
  summary: 'Products in your subscription, the latest package of each, and the days of each month’s data. Free.',
  permission: 'downloads.read',
  input: z.object({}),
  output: z.object({
    subscriber: z.object({ company: z.string().nullable(), contact: z.string().nullable() }).nullable(),
    products: z.array(downloadProductSchema.extend({ taken: z.boolean(), latest: downloadPackageSchema.nullable() })),
    dates: z.array(downloadDateSchema),
    /** What the provider did not answer, and why; the rest is complete. */
    missing: z.array(becauseSchema),
  }),
});

export const readDownloadPackages = endpoint(addresses.readDownloadPackages, {
  summary: 'Current and earlier packages of a product. Free.',
  permission: 'downloads.read',
  input: z.object({ product: z.int32().positive() }),
  output: z.object({ present: z.array(downloadPackageSchema), former: z.array(downloadPackageSchema) }),
});

export const readNewDownloads = endpoint(addresses.readNewDownloads, {
  summary: 'Packages of every product published since a day. Free.',
  permission: 'downloads.read',
  input: z.object({ since: daySchema }),
  output: z.object({ items: z.array(downloadPackageSchema) }),
});

export const readDownloadFile = endpoint(addresses.readDownloadFile, {
  summary: 'A package as a ZIP, streamed as it comes from the provider. Free.',
  permission: 'downloads.read',
  input: z.object({
    product,
    edition: packageDateSchema.optional().meta({ description: 'The package’s date as listed; the latest by default.' }),
  }),
  output: z.unknown(),
  file: ['application/zip'],
});
