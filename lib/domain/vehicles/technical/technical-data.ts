/** A vehicle's technical figures: items in the guide's own groups, each with its unit if known. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

const technicalDataItemSchema = z.object({
  code: z.number().int().nullable(),
  name: z.string(),
  /** Shown after the value: `g/km`, `mm`; null if there is none. */
  unit: z.string().nullable(),
  /** As the guide writes it, figures or words; null if it lists the item without a value. */
  value: z.string().nullable(),
});
export type TechnicalDataItem = z.infer<typeof technicalDataItemSchema>;

const groupOf = <T extends z.ZodType>(item: T) => z.object({ category: z.string(), items: z.array(item) });

export const technicalDataSchema = z.object({
  /** The day of the data. */
  day: daySchema,
  groups: z.array(groupOf(technicalDataItemSchema)),
});
export type TechnicalData = z.infer<typeof technicalDataSchema>;

export const standardEquipmentSchema = z.object({
  day: daySchema,
  groups: z.array(groupOf(z.object({ code: z.number().int().nullable(), name: z.string() }))),
});
export type StandardEquipment = z.infer<typeof standardEquipmentSchema>;

const pence = z.number().int();
const words = z.string().nullable();

export const specificationSchema = z.object({
  day: daySchema,
  bodyStyle: words,
  fuel: words,
  transmission: words,
  doors: z.number().int().nullable(),
  /** When new, without options; null if the guide gives none. */
  price: z.object({ basicPence: pence, vatPence: pence }).nullable(),
});
export type Specification = z.infer<typeof specificationSchema>;

/** In order of first appearance; items without a category come last, under `Other`. */
export function grouped<T>(rows: readonly { category: string | null; item: T }[]): { category: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const { category, item } of rows) {
    const name = category ?? OTHER;
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  const all = [...groups].map(([category, items]) => ({ category, items }));
  return all.sort((a, b) => Number(a.category === OTHER) - Number(b.category === OTHER));
}

const OTHER = 'Other';
