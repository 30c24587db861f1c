/** What changed in a saved build by another day: price, options, rules and equipment, each in words. */
import { z } from 'zod';
import { formatPence, formatPlural, formatPounds } from '@/lib/format';
import { buildPrice } from './build-price';
import { problemsOf } from './configured-build';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { OptionList } from '@/lib/domain/options/option-list';
import { linkChanges, namesOf, packChanges, ruleChanges, shortList, unreadLinks } from './rule-changes';
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';
import { configure } from '@/lib/domain/options/configure';
import type { OptionConfiguration, BuildSelection } from '@/lib/domain/options/configuration';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { BuildEquipment, FrozenBuild } from './saved-build';

const pence = z.number().int();

export const buildChangesSchema = z.object({
  /** The day it is compared with. */
  date: daySchema,
  /** With VAT; null if either day has no price for the vehicle. Excludes prices on application. */
  totalBeforePence: pence.nullable(),
  totalNowPence: pence.nullable(),
  /** Price on application, then and now. */
  isOnApplication: z.object({ before: z.boolean(), now: z.boolean() }),
  /** Sentences by what changed; none if nothing did. */
  price: z.array(z.string()),
  options: z.array(z.string()),
  /** Rules, contents of packs, and what goes with which colour. */
  rules: z.array(z.string()),
  /** What the same selections now fit and no longer fit. */
  fitted: z.array(z.string()),
  /** Standard equipment; null if either day's could not be read, so that changes are unknown. */
  equipment: z.array(z.string()).nullable(),
  /** Rules that could not be read for both days, and are not compared. */
  unread: z.array(z.string()),
  /**
   * Why the selections are not valid on that day, or what they then need; none if the build is valid, or was no better
   * before.
   */
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  troubles: z.array(z.string()),
});
export type BuildChanges = z.infer<typeof buildChangesSchema>;

/** @param list of the day it is compared with */
export function changesOf(
  was: FrozenBuild,
  ordered: BuildSelection,
  list: OptionList,
  equipment: BuildEquipment | null,
): BuildChanges {
  const book = readRuleBook(list.bundle);
  const then = configure(book, ordered);
  const price = buildPrice(list, then);
  const everFitted = new Set([...was.fitted, ...then.fitted]);
  const own = then.lines.flatMap(({ kind, option }) => (kind === 'in pack' ? [] : [option]));
  return {
    date: list.date,
    totalBeforePence: was.totalPence,
    totalNowPence: price.totalPence,
    isOnApplication: { before: was.onApplication.length > 0, now: price.onApplication.length > 0 },
    price: priceChanges(was, list, own),
    options: [
      ...optionChanges(was.bundle, list.bundle, ordered.selections),
      ...standardChanges(was.bundle, list.bundle),
    ],
    rules: [ruleChanges, packChanges, linkChanges].flatMap((changes) => changes(was.bundle, list.bundle, everFitted)),
    fitted: fittedChanges(was, list.bundle, then.fitted, ordered.selections),
    equipment: equipmentChanges(was.equipment, equipment),
    unread: unreadLinks(was.bundle, list.bundle),
    // oxlint-disable-next-line code/plain-words -- the name stands in the public API
    troubles: problemChanges(configure(readRuleBook(was.bundle), ordered), then),
  };
}

/** With pence only if the two would look the same in pounds. */
function thenAndNow(before: number | null, now: number | null): string {
  const isFine = before !== null && now !== null && Math.round(before / 100) === Math.round(now / 100);
  const words = (value: number | null): string =>
    value === null ? 'price on application' : isFine ? formatPence(value) : formatPounds(value / 100);
  return `${words(before)}, now ${words(now)}.`;
}

/** @param own options with their own price in the build: selections and standard options */
function priceChanges(was: FrozenBuild, list: OptionList, own: readonly number[]): string[] {
  const sumOf = (basePrice: FrozenBuild['price']) =>
    basePrice === null ? null : basePrice.basicPence + basePrice.vatPence;
  const [before, now] = [sumOf(was.price), sumOf(list.price)];
  const vehicle = before === now ? [] : [`The vehicle: ${thenAndNow(before, now)}`];
  const [old, fresh] = [byCode(was.bundle), byCode(list.bundle)];
  const options = own.flatMap((code) => {
    const [a, b] = [old.get(code), fresh.get(code)];
    if (a === undefined || b === undefined) return [];
    const [then, today] = [penceOf(a), penceOf(b)];
    return then === today ? [] : [`${b.name}: ${thenAndNow(then, today)}`];
  });
  return [...vehicle, ...options];
}

function optionChanges(before: OptionBundle, now: OptionBundle, selections: readonly number[]): string[] {
  const [old, fresh] = [byCode(before), byCode(now)];
  const removed = [...old.values()].filter(({ code }) => !fresh.has(code));
  const added = [...fresh.values()].filter(({ code }) => !old.has(code));
  const removedSelections = removed.filter(({ code }) => selections.includes(code));
  const others = removed.length - removedSelections.length;
  return [
    ...removedSelections.map(({ name }) => `Selected, but no longer offered: ${name}.`),
    ...(others > 0 ? [`${formatPlural(others, 'other option')} no longer offered.`] : []),
    ...(added.length > 0
      ? [`${formatPlural(added.length, 'option')} new: ${shortList(added.map(({ name }) => name))}.`]
      : []),
  ];
}

/** Options offered on both days that are standard on only one of them. */
function standardChanges(before: OptionBundle, now: OptionBundle): string[] {
  const old = byCode(before);
  const moved = now.options.filter(({ code, isDefault }) => (old.get(code)?.isDefault ?? isDefault) !== isDefault);
  const names = (isDefault: boolean) =>
    moved.filter((listedOption) => listedOption.isDefault === isDefault).map(({ name }) => name);
  return listed(['No longer a standard option', names(false)], ['Now a standard option', names(true)]);
}

/**
 * What the same selections fit on only one of the days. A selection that is no longer offered is listed under options.
 */
function fittedChanges(
  { fitted: before, bundle }: FrozenBuild,
  today: OptionBundle,
  now: readonly number[],
  selections: readonly number[],
): string[] {
  const names = namesOf(bundle, today);
  const notIn = (one: readonly number[], other: readonly number[]) =>
    one.filter((code) => !other.includes(code) && !selections.includes(code)).map((code) => names.get(code) ?? '');
  return listed(['No longer fitted', notIn(before, now)], ['Now fitted', notIn(now, before)]);
}

/** New obstacles. A rule may come back under another code. */
function problemChanges(before: OptionConfiguration, now: OptionConfiguration): string[] {
  const withoutRuleCode = (sentence: string) => sentence.replace(/ \(rule \w+ \d+\)/g, '');
  const known = problemsOf(before).map(withoutRuleCode);
  return problemsOf(now).filter((sentence) => !known.includes(withoutRuleCode(sentence)));
}

function equipmentChanges(before: BuildEquipment | null, now: BuildEquipment | null): string[] | null {
  if (before === null || now === null) return null;
  const [old, fresh] = [new Set(before.map(({ code }) => code)), new Set(now.map(({ code }) => code))];
  const removed = before.filter(({ code }) => !fresh.has(code)).map(({ name }) => name);
  const added = now.filter(({ code }) => !old.has(code)).map(({ name }) => name);
  return listed(['No longer standard', removed], ['Now standard', added]);
}

const listed = (...lists: readonly (readonly [words: string, names: readonly string[]])[]): string[] =>
  lists.flatMap(([words, names]) => (names.length > 0 ? [`${words}: ${shortList(names)}.`] : []));

const byCode = ({ options }: OptionBundle) => new Map(options.map((option) => [option.code, option]));

const penceOf = ({ basicPence, vatPence, onApplication }: OptionBundle['options'][number]): number | null =>
  onApplication || basicPence === null || vatPence === null ? null : basicPence + vatPence;
