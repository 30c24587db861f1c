/** The guide's generic options and their links to codes, matched with what one vehicle offers (2 §NVD service). */
import type { getGenericOptionLinks, getGenericOptions, getRefOptionsBundle } from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { GenericOptions } from './generic-options';
import { folded } from '@/lib/domain/vehicles/name-matching';
import { grouped } from '@/lib/domain/vehicles/technical/technical-data';

/** Links and list know each other by name alone, so a difference of case or spacing is none. */
export function genericOptionsFrom(
  list: OperationAnswer<typeof getGenericOptions>,
  links: OperationAnswer<typeof getGenericOptionLinks>,
  bundle: OperationAnswer<typeof getRefOptionsBundle>,
): GenericOptions {
  const categories = new Map(
    list.tables.Items.map((row) => [folded(row.DG_Description ?? ''), row.DC_Description?.trim() || null]),
  );
  const rows = links.RefDictionary.flatMap(({ name, values }) => {
    const words = name?.replace(/\s+/g, ' ').trim();
    if (!words) return [];
    const codes = new Set((values ?? '').split(',').filter(Boolean).map(Number));
    const options = bundle.tables.Options.flatMap((row) =>
      row.Opt_OptionCode !== undefined && codes.has(row.Opt_OptionCode) ? (row.Do_Description?.trim() ?? []) : [],
    );
    return options.length === 0
      ? []
      : [{ category: categories.get(folded(words)) ?? null, item: { name: words, options } }];
  });
  return grouped(rows);
}
