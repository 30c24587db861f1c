/** An organisation's sales compared with the guide, as our server returns them. */
import { z } from 'zod';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { SALE_SOURCES, SALES_GROUP_KINDS, UNVALUED_CAUSES } from './sales-vs-guide';
import { SOLD_TO } from './stock-car-state';

const share = z.number().meta({ description: `A share of ${SOURCES.guide.inText}’s value: −0.02 is 2% below it.` });

const salesGroupSchema = z.object({
  kind: z.enum(SALES_GROUP_KINDS),
  label: z.string(),
  sales: z.int(),
  quartiles: z
    .object({ lower: share, median: share, upper: share })
    .nullable()
    .meta({ description: 'null: too few sales. Half of the sales lie between lower and upper.' }),
});

const groups = z.array(salesGroupSchema);
/** Sales to the trade are compared with Clean, those to retail customers with Retail. */
export const salesGroupsSchema = z.object({ trade: groups, retail: groups });
export type SalesGroups = z.infer<typeof salesGroupsSchema>;

export const comparedSaleSchema = z.object({
  id: z.string(),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  make: z.string().nullable(),
  registered: daySchema.nullable(),
  soldOn: daySchema,
  soldTo: z.enum(SOLD_TO),
  soldPounds: z.int(),
  /** The newest edition before the sale with the value that it is compared with. */
  edition: daySchema.nullable(),
  mileage: z.int().nullable(),
  guidePounds: z.int().nullable(),
  isWithoutVat: z.boolean().meta({ description: `${SOURCES.guide.atStart}’s value excludes VAT: that of a van.` }),
  difference: share.nullable(),
  unvalued: z.enum(UNVALUED_CAUSES).nullable().meta({
    description:
      'Why there is no value: the vehicle, its date of first registration or its mileage is not known; it is not valued yet; or no edition has one. null: it has one.',
  }),
  source: z.enum(SALE_SOURCES).meta({ description: 'A car of the stock, or a row of a file of past sales.' }),
});
export type ComparedSale = z.infer<typeof comparedSaleSchema>;
