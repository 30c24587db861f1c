/** The provider's option bundle and its companions, read into what the rule engine takes (2 §NVD rows, §Bundle semantics). */
import type {
  getColourHoodLinks,
  getColourTrimLinks,
  getNvdChangeDates,
  getRefOptionsBundle,
  getStandardEquipment,
} from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import { formatList, formatDate, formatPlural } from '@/lib/format';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';
import { dateRangeWords } from './option-days';
import type { ListChange, OptionList } from './option-list';
import { penceFrom } from '@/lib/domain/money/pence';
import type { LinkTable, OptionBundle } from './rule-book/bundle';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { SOURCES } from '@/lib/domain/source-names';

export interface ListSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly date: Day;
}

const vehicleParams = ({ kind, identifier }: ListSubject) => ({ database: databaseOf(kind), refid: identifier });

/** Dated even for today, so that the same request returns the same answer later. */
export const optionBundleParams = (subject: ListSubject) => ({
  ...vehicleParams(subject),
  optionDate: subject.date,
  justCurrent: false,
  descriptionRs: true,
  optionsRs: true,
  relationshipsRs: true,
  packRs: true,
  technicalRs: false,
});
export const trimLinksParams = (subject: ListSubject) => ({
  ...vehicleParams(subject),
  ctDate: subject.date,
  justCurrent: false,
});
export const hoodLinksParams = (subject: ListSubject) => ({
  ...vehicleParams(subject),
  chDate: subject.date,
  justCurrent: false,
});
export const changeDatesParams = vehicleParams;
export const equipmentParams = (subject: ListSubject) => ({
  ...vehicleParams(subject),
  seDate: subject.date,
  justCurrent: false,
});

/** `null` for links that could not be fetched: the list is shown without them, and says so. */
export interface ColourLinkAnswers {
  readonly trims: OperationAnswer<typeof getColourTrimLinks> | null;
  readonly hoods: OperationAnswer<typeof getColourHoodLinks> | null;
}

type OptionBundleTables = OperationAnswer<typeof getRefOptionsBundle>['tables'];

/** @returns null if the guide does not know the vehicle on that day */
export function optionListFrom(
  { kind, identifier, date }: ListSubject,
  { tables }: OperationAnswer<typeof getRefOptionsBundle>,
  links: ColourLinkAnswers,
): OptionList | null {
  const [described] = tables.Descriptions;
  const [range] = tables.ValidDateRange;
  if (described === undefined && range === undefined && tables.Options.length === 0) return null;
  const notes: string[] = [];
  const bundle = bundleFrom(tables, links, notes);
  const [validFrom, validTo] = [dayFromDateTime(range?.min), dayFromDateTime(range?.max)];
  if ((validFrom !== null && date < validFrom) || (validTo !== null && date > validTo))
    notes.unshift(
      `This price list is valid ${dateRangeWords(validFrom, validTo)}; ${formatDate(date)} is outside it. Choose a date within it to be sure of options and prices.`,
    );
  return {
    kind,
    identifier,
    date,
    title: words(described?.CVehicle_ManText, described?.CVehicle_ModText) || `Vehicle ${identifier}`,
    derivative: words(described?.CVehicle_DerText),
    modelYear: words(range?.modelyear) || words(described?.ModelYear) || null,
    validFrom,
    validTo,
    price: priceFrom(described),
    bundle,
    notes,
  };
}

function bundleFrom(tables: OptionBundleTables, { trims, hoods }: ColourLinkAnswers, notes: string[]): OptionBundle {
  const options = tables.Options.flatMap((row, at) =>
    isCode(row.Opt_OptionCode)
      ? {
          code: row.Opt_OptionCode,
          name: words(row.Do_Description) || `Option ${row.Opt_OptionCode}`,
          category: words(row.Dc_Description) || 'Other',
          basicPence: penceFrom(row.Opt_Basic),
          vatPence: penceFrom(row.Opt_VAT),
          isDefault: row.Opt_Default === true,
          onApplication: row.Opt_POA === true,
          order: row.TableOrder ?? at,
        }
      : [],
  );
  const rules = tables.Relationships.flatMap((row) =>
    isCode(row.RI_RuleCode) && isCode(row.RI_OptionCode)
      ? {
          ruleCode: row.RI_RuleCode,
          optionCode: row.RI_OptionCode,
          isPrimary: (row.RI_IsPrimary ?? 0) !== 0,
          type: words(row.RR_RuleType),
        }
      : [],
  );
  const packs = tables.Packs.flatMap((row) =>
    isCode(row.PP_PackCode) ? { packCode: row.PP_PackCode, description: row.Do_Description ?? null } : [],
  );
  const uncoded =
    tables.Options.length +
    tables.Relationships.length +
    tables.Packs.length -
    options.length -
    rules.length -
    packs.length;
  if (uncoded > 0)
    notes.push(`${formatPlural(uncoded, 'row')} of ${SOURCES.guide.inText}’s list had no code and could not be used.`);
  if (options.length > 0 && rules.length === 0)
    notes.push(
      `${SOURCES.guide.atStart} gives no rules with this list, so no combination is excluded here. Check combinations with the manufacturer.`,
    );
  const unread = [...(trims === null ? (['trim'] as const) : []), ...(hoods === null ? (['hood'] as const) : [])];
  for (const other of unread)
    notes.push(`Colour and ${other} combinations could not be read and are not checked. Reload the page to try again.`);
  notes.push(...unlistedColourNotes({ trims, hoods }, new Set(options.map(({ code }) => code))));
  const trimLinks = linksFrom(
    trims?.tables.Trims.map((row) => row.do_optionCode),
    trims?.tables.Links.map((row) => [row.ctl_colorcode, row.ctl_trimcode]),
  );
  const hoodLinks = linksFrom(
    hoods?.tables.Hoods.map((row) => row.do_optionCode),
    hoods?.tables.Links.map((row) => [row.chl_colorcode, row.chl_hoodcode]),
  );
  return {
    options,
    rules,
    packs,
    ...(trimLinks && { trims: trimLinks }),
    ...(hoodLinks && { hoods: hoodLinks }),
    ...(unread.length > 0 && { unread }),
  };
}

/** Colours, trims and hoods of the links that are not options: they have no price, but are still named. */
export function unlistedColourNotes(
  { trims, hoods }: ColourLinkAnswers,
  options: ReadonlySet<number> = new Set(),
): string[] {
  const named: Readonly<Record<string, readonly (readonly [OptionCodeCell, string | null | undefined])[]>> = {
    colours: [...(trims?.tables.Colours ?? []), ...(hoods?.tables.Colours ?? [])].map((row) => [
      row.do_optionCode,
      row.colours,
    ]),
    trims: (trims?.tables.Trims ?? []).map((row) => [row.do_optionCode, row.trims]),
    hoods: (hoods?.tables.Hoods ?? []).map((row) => [row.do_optionCode, row.hoods]),
  };
  return Object.entries(named).flatMap(([kind, rows]) => {
    const unlisted = rows.filter(([code]) => !isCode(code) || !options.has(code));
    const names = [...new Set(unlisted.map(([, name]) => words(name)))].filter((name) => name !== '');
    if (names.length === 0) return [];
    return `${SOURCES.guide.atStart} also names these ${kind}, without a price: ${formatList(names)}. They cannot be selected here.`;
  });
}

/** Standard equipment of the day. */
export const equipmentFrom = ({ tables }: OperationAnswer<typeof getStandardEquipment>) =>
  tables.SE.flatMap((row) =>
    isCode(row.Se_OptionCode)
      ? { code: row.Se_OptionCode, name: words(row.Do_Description) || `Item ${row.Se_OptionCode}` }
      : [],
  );

type OptionCodeCell = number | null | undefined;

/** A link row that lacks either side allows nothing and forbids nothing. */
function linksFrom(
  partners: readonly OptionCodeCell[] = [],
  rows: readonly (readonly [OptionCodeCell, OptionCodeCell])[] = [],
): LinkTable | null {
  const links = rows.flatMap(([colour, partner]) => (isCode(colour) && isCode(partner) ? { colour, partner } : []));
  return links.length === 0 ? null : { partners: partners.filter(isCode), links };
}

function priceFrom(described: OptionBundleTables['Descriptions'][number] | undefined): OptionList['price'] {
  const [basicPence, vatPence] = [penceFrom(described?.PR_Basic), penceFrom(described?.PR_VAT)];
  return basicPence === null || vatPence === null || basicPence <= 0 ? null : { basicPence, vatPence };
}

/** Newest first. */
export function changesFrom({ tables }: OperationAnswer<typeof getNvdChangeDates>): ListChange[] {
  const changes = tables.Grid.flatMap((row) => {
    const date = dayFromDateTime(row.dt_date);
    const changed = [
      ...(row.dt_my ? ['model year'] : []),
      ...(row.dt_pr ? ['price'] : []),
      ...(row.dt_opt ? ['options'] : []),
      ...(row.dt_se ? ['standard equipment'] : []),
      ...(row.dt_tech ? ['technical data'] : []),
    ];
    // oxlint-disable-next-line code/plain-words -- the name stands in the public API
    return date === null ? [] : { date, of: changed };
  });
  return changes.sort((a, b) => b.date.localeCompare(a.date));
}

const isCode = (value: OptionCodeCell): value is number => typeof value === 'number';

const words = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => part?.trim() || []).join(' ');
