/** What became of a saved build by another day: price, options, rules and equipment, each in words. */
import { z } from 'zod';
import { formatPence, formatPlural, formatPounds } from '@/lib/format';
import { buildPrice } from './build-price';
import { daySchema } from './day';
import type { OptionList } from './option-list';
import { linkChanges, namesOf, packChanges, ruleChanges, shortList, unreadLinks } from './rule-changes';
import type { OptionBundle } from './rules/bundle';
import { configure } from './rules/configure';
import type { Configuration, Ordered } from './rules/configuration';
import { readRuleBook } from './rules/read-rule-book';
import type { Equipment, FrozenBuild } from './saved-build';

const pence = z.number().int();

export const buildChangesSchema = z.object({
  /** The day it is held against. */
  date: daySchema,
  /** With VAT; null where either day has no price for the vehicle. Without what is on application. */
  totalBeforePence: pence.nullable(),
  totalNowPence: pence.nullable(),
  /** Price on application, then and now. */
  isOnApplication: z.object({ before: z.boolean(), now: z.boolean() }),
  /** Sentences by what changed; none where nothing did. */
  price: z.array(z.string()),
  options: z.array(z.string()),
  /** Rules, contents of packs, and what goes with which colour. */
  rules: z.array(z.string()),
  /** What the same wishes fit and no longer fit. */
  fitted: z.array(z.string()),
  /** Standard equipment; null where either day's could not be read: nobody knows whether it is the same. */
  equipment: z.array(z.string()).nullable(),
  /** What of the rules could not be read for both days, and is not compared. */
  unread: z.array(z.string()),
  /** Why the wishes cannot stand on that day, or what they then need; none where the build stands, or stood no better. */
  troubles: z.array(z.string()),
});
export type BuildChanges = z.infer<typeof buildChangesSchema>;

/** @param list of the day it is held against */
export function changesOf(
  was: FrozenBuild,
  ordered: Ordered,
  list: OptionList,
  equipment: Equipment | null,
): BuildChanges {
  const book = readRuleBook(list.bundle);
  const then = configure(book, ordered);
  const price = buildPrice(list, then);
  const ever = new Set([...was.fitted, ...then.fitted]);
  const own = then.lines.flatMap(({ kind, option }) => (kind === 'in pack' ? [] : [option]));
  return {
    date: list.date,
    ...{ totalBeforePence: was.totalPence, totalNowPence: price.totalPence },
    isOnApplication: { before: was.onApplication.length > 0, now: price.onApplication.length > 0 },
    price: priceChanges(was, list, own),
    options: [...optionChanges(was.bundle, list.bundle, ordered.wishes), ...standardChanges(was.bundle, list.bundle)],
    rules: [ruleChanges, packChanges, linkChanges].flatMap((changes) => changes(was.bundle, list.bundle, ever)),
    fitted: fittedChanges(was, list.bundle, then.fitted, ordered.wishes),
    equipment: equipmentChanges(was.equipment, equipment),
    unread: unreadLinks(was.bundle, list.bundle),
    troubles: troubleChanges(configure(readRuleBook(was.bundle), ordered), then),
  };
}

/** With pence only where in pounds alone the two would read the same. */
function thenAndNow(before: number | null, now: number | null): string {
  const isFine = before !== null && now !== null && Math.round(before / 100) === Math.round(now / 100);
  const words = (value: number | null): string =>
    value === null ? 'price on application' : isFine ? formatPence(value) : formatPounds(value / 100);
  return `${words(before)}, now ${words(now)}.`;
}

/** @param own what has a price of its own in the build: wishes and standard options */
function priceChanges(was: FrozenBuild, list: OptionList, own: readonly number[]): string[] {
  const sumOf = (of: FrozenBuild['price']) => (of === null ? null : of.basicPence + of.vatPence);
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

function optionChanges(before: OptionBundle, now: OptionBundle, wishes: readonly number[]): string[] {
  const [old, fresh] = [byCode(before), byCode(now)];
  const gone = [...old.values()].filter(({ code }) => !fresh.has(code));
  const come = [...fresh.values()].filter(({ code }) => !old.has(code));
  const wished = gone.filter(({ code }) => wishes.includes(code));
  const others = gone.length - wished.length;
  return [
    ...wished.map(({ name }) => `${name}, which is wished for, is no longer offered.`),
    ...(others > 0 ? [`${formatPlural(others, 'other option')} no longer offered.`] : []),
    ...(come.length > 0
      ? [`${formatPlural(come.length, 'option')} new: ${shortList(come.map(({ name }) => name))}.`]
      : []),
  ];
}

/** Of options offered on both days: those that are standard on one of them alone. */
function standardChanges(before: OptionBundle, now: OptionBundle): string[] {
  const old = byCode(before);
  const moved = now.options.filter(({ code, isDefault }) => (old.get(code)?.isDefault ?? isDefault) !== isDefault);
  const names = (isDefault: boolean) => moved.filter((each) => each.isDefault === isDefault).map(({ name }) => name);
  return listed(['No longer a standard option', names(false)], ['Now a standard option', names(true)]);
}

/** What the same wishes fit on one of the days alone. A wish that is no longer offered is told among the options. */
function fittedChanges(
  { fitted: before, bundle }: FrozenBuild,
  today: OptionBundle,
  now: readonly number[],
  wishes: readonly number[],
): string[] {
  const names = namesOf(bundle, today);
  const notIn = (one: readonly number[], other: readonly number[]) =>
    one.filter((code) => !other.includes(code) && !wishes.includes(code)).map((code) => names.get(code) ?? '');
  return listed(['No longer fitted', notIn(before, now)], ['Now fitted', notIn(now, before)]);
}

/** What stands in the way now and did not before. A rule may come back under another code. */
function troubleChanges(before: Configuration, now: Configuration): string[] {
  const saying = (sentence: string) => sentence.replace(/ \(rule \w+ \d+\)/g, '');
  const known = troublesOf(before).map(saying);
  return troublesOf(now).filter((sentence) => !known.includes(saying(sentence)));
}

function troublesOf(build: Configuration): string[] {
  const clash = build.clash();
  return clash ? [clash.sentence] : build.openNeeds.map(({ sentence }) => sentence);
}

function equipmentChanges(before: Equipment | null, now: Equipment | null): string[] | null {
  if (before === null || now === null) return null;
  const [old, fresh] = [new Set(before.map(({ code }) => code)), new Set(now.map(({ code }) => code))];
  const gone = before.filter(({ code }) => !fresh.has(code)).map(({ name }) => name);
  const come = now.filter(({ code }) => !old.has(code)).map(({ name }) => name);
  return listed(['No longer standard', gone], ['Now standard', come]);
}

const listed = (...lists: readonly (readonly [words: string, names: readonly string[]])[]): string[] =>
  lists.flatMap(([words, names]) => (names.length > 0 ? [`${words}: ${shortList(names)}.`] : []));

const byCode = ({ options }: OptionBundle) => new Map(options.map((option) => [option.code, option]));

const penceOf = ({ basicPence, vatPence, onApplication }: OptionBundle['options'][number]): number | null =>
  onApplication || basicPence === null || vatPence === null ? null : basicPence + vatPence;
