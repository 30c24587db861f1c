/** The guide's generic options and their links to codes, matched with what vehicles offer (2 §NVD service). */
import type {
  getGenericOptionLinks,
  getGenericOptions,
  getRefOptionsBundle,
  getStandardEquipment,
} from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { EqualOption, EqualOptions } from './equal-options';
import type { GenericOptions } from './generic-options';
import { penceFrom } from '@/lib/domain/money/pence';
import { folded } from '@/lib/domain/vehicles/name-matching';
import { grouped } from '@/lib/domain/vehicles/technical/technical-data';

type GenericList = OperationAnswer<typeof getGenericOptions>;
type GenericLinks = OperationAnswer<typeof getGenericOptionLinks>;
type OptionBundleAnswer = OperationAnswer<typeof getRefOptionsBundle>;

export function genericOptionsFrom(list: GenericList, links: GenericLinks, bundle: OptionBundleAnswer): GenericOptions {
  const rows = kindsFrom(list, links).flatMap(({ category, name, codes }) => {
    const options = bundle.tables.Options.flatMap((row) =>
      row.Opt_OptionCode !== undefined && codes.has(row.Opt_OptionCode) ? (row.Do_Description?.trim() ?? []) : [],
    );
    return options.length === 0 ? [] : [{ category, item: { name, options } }];
  });
  return grouped(rows);
}

/** What a vehicle offers and has as standard; without equipment, options alone. */
export interface VehicleOptionAnswers {
  readonly bundle: OptionBundleAnswer;
  readonly equipment: OperationAnswer<typeof getStandardEquipment> | null;
}

/** The kinds of option of one vehicle, each with what another has of it. */
export function equalOptionsFrom(
  list: GenericList,
  links: GenericLinks,
  own: VehicleOptionAnswers,
  other: VehicleOptionAnswers,
): EqualOptions['kinds'] {
  const [ofOwn, ofOther] = [optionsOf(own), optionsOf(other)];
  const rows = kindsFrom(list, links).flatMap(({ category, name, codes }) => {
    const within = (options: readonly EqualOption[]) => options.filter(({ code }) => codes.has(code));
    const item = { name, own: within(ofOwn), others: within(ofOther) };
    return item.own.length === 0 ? [] : [{ category, item }];
  });
  return grouped(rows);
}

function optionsOf({ bundle, equipment }: VehicleOptionAnswers): EqualOption[] {
  const options = bundle.tables.Options.flatMap((row) => {
    const name = row.Do_Description?.trim();
    if (row.Opt_OptionCode === undefined || !name) return [];
    const [basic, vat] = [penceFrom(row.Opt_Basic), penceFrom(row.Opt_VAT)];
    const pence = row.Opt_POA === true || basic === null ? null : basic + (vat ?? 0);
    return { code: row.Opt_OptionCode, name, pence, isStandard: row.Opt_Default === true };
  });
  const listed = new Set(options.map(({ code }) => code));
  const standard = (equipment?.tables.SE ?? []).flatMap((row) => {
    const name = row.Do_Description?.trim();
    if (row.Se_OptionCode === undefined || listed.has(row.Se_OptionCode) || !name) return [];
    return { code: row.Se_OptionCode, name, pence: null, isStandard: true };
  });
  return [...options, ...standard];
}

/** Links and list know each other by name alone, so a difference of case or spacing is none. */
function kindsFrom(list: GenericList, links: GenericLinks) {
  const categories = new Map(
    list.tables.Items.map((row) => [folded(row.DG_Description ?? ''), row.DC_Description?.trim() || null]),
  );
  return links.RefDictionary.flatMap(({ name, values }) => {
    const words = name?.replace(/\s+/g, ' ').trim();
    if (!words) return [];
    const codes = new Set((values ?? '').split(',').filter(Boolean).map(Number));
    return [{ category: categories.get(folded(words)) ?? null, name: words, codes }];
  });
}
