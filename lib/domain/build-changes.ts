/** What became of a saved build by another day: price, options, rules and equipment, each in words. */
import { z } from 'zod';
import { formatList, formatPlural } from '@/lib/format';
import { buildPrice } from './build-price';
import { daySchema } from './day';
import type { OptionList } from './option-list';
import type { OptionBundle, RuleRow } from './rules/bundle';
import { configure } from './rules/configure';
import type { Ordered } from './rules/configuration';
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
  rules: z.array(z.string()),
  equipment: z.array(z.string()),
  /** Why the wishes cannot stand on that day, or what they then need; none where the build stands. */
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
  const clash = then.clash();
  return {
    date: list.date,
    ...{ totalBeforePence: was.totalPence, totalNowPence: price.totalPence },
    isOnApplication: { before: was.onApplication.length > 0, now: price.onApplication.length > 0 },
    price: priceChanges(was, list, [...ordered.wishes]),
    options: optionChanges(was.bundle, list.bundle, ordered.wishes),
    rules: ruleChanges(was.bundle, list.bundle, new Set([...was.fitted, ...then.fitted])),
    equipment: equipmentChanges(was.equipment, equipment),
    troubles: clash ? [clash.sentence] : then.openNeeds.map(({ sentence }) => sentence),
  };
}

const words = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? 'price on application'
    : `£${(value / 100).toLocaleString('en-GB', { maximumFractionDigits: 0 })}`;

function priceChanges(was: FrozenBuild, list: OptionList, wishes: readonly number[]): string[] {
  const sumOf = (of: FrozenBuild['price']) => (of === null ? null : of.basicPence + of.vatPence);
  const [before, now] = [sumOf(was.price), sumOf(list.price)];
  const vehicle = before === now ? [] : [`The vehicle: ${words(before)}, now ${words(now)}.`];
  const [old, fresh] = [byCode(was.bundle), byCode(list.bundle)];
  const options = wishes.flatMap((code) => {
    const [a, b] = [old.get(code), fresh.get(code)];
    if (a === undefined || b === undefined) return [];
    const [then, today] = [penceOf(a), penceOf(b)];
    return then === today ? [] : [`${b.name}: ${words(then)}, now ${words(today)}.`];
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

/** Rules by what they say, not by their codes: a rule given anew under another code is the same rule. */
function ruleChanges(before: OptionBundle, now: OptionBundle, fitted: ReadonlySet<number>): string[] {
  const names = new Map([...before.options, ...now.options].map(({ code, name }) => [code, name]));
  const [old, fresh] = [rulesBySaying(before), rulesBySaying(now)];
  const only = (one: typeof old, other: typeof old) =>
    [...one].flatMap(([saying, rule]) => (other.has(saying) ? [] : [rule]));
  const [gone, come] = [only(old, fresh), only(fresh, old)];
  const touches = (rule: readonly RuleRow[]) =>
    rule.some(({ optionCode, isPrimary }) => isPrimary && fitted.has(optionCode));
  const said = (rule: readonly RuleRow[], verb: string) => {
    const nameOf = ({ optionCode }: RuleRow) => names.get(optionCode) ?? `option ${optionCode}`;
    const own = rule.filter(({ isPrimary }) => isPrimary).map(nameOf);
    const others = rule.filter(({ isPrimary }) => !isPrimary).map(nameOf);
    return `${verb}: ${rule[0]?.type} ${rule[0]?.ruleCode}, ${formatList(own)} ${RULE_WORDS[rule[0]?.type ?? ''] ?? 'with'} ${shortList(others)}.`;
  };
  const rest = [...gone, ...come].filter((rule) => !touches(rule)).length;
  return [
    ...gone.filter(touches).map((rule) => said(rule, 'Gone')),
    ...come.filter(touches).map((rule) => said(rule, 'New')),
    ...(rest > 0 ? [`${formatPlural(rest, 'rule')} changed that this build does not touch.`] : []),
  ];
}

const RULE_WORDS: Readonly<Record<string, string>> = {
  ...{ OO: 'or', RO: 'needs one of', RA: 'needs', NW: 'not with', IN: 'includes', IO: 'includes one of' },
};

function rulesBySaying({ rules }: OptionBundle): Map<string, RuleRow[]> {
  const byCode = new Map<string, RuleRow[]>();
  for (const row of rules) {
    const key = `${row.ruleCode} ${row.type}`;
    byCode.set(key, [...(byCode.get(key) ?? []), row]);
  }
  return new Map(
    [...byCode.values()].map((rows) => {
      const members = rows.map(({ optionCode, isPrimary }) => `${optionCode}${isPrimary ? '!' : ''}`).sort();
      return [`${rows[0]?.type} ${members.join(' ')}`, rows];
    }),
  );
}

function equipmentChanges(before: Equipment | null, now: Equipment | null): string[] {
  if (before === null || now === null) return [];
  const [old, fresh] = [new Set(before.map(({ code }) => code)), new Set(now.map(({ code }) => code))];
  const gone = before.filter(({ code }) => !fresh.has(code)).map(({ name }) => name);
  const come = now.filter(({ code }) => !old.has(code)).map(({ name }) => name);
  return [
    ...(gone.length > 0 ? [`No longer standard: ${shortList(gone)}.`] : []),
    ...(come.length > 0 ? [`Now standard: ${shortList(come)}.`] : []),
  ];
}

const MOST = 6;
const shortList = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more` : formatList(names);

const byCode = ({ options }: OptionBundle) => new Map(options.map((option) => [option.code, option]));

const penceOf = ({ basicPence, vatPence, onApplication }: OptionBundle['options'][number]): number | null =>
  onApplication || basicPence === null || vatPence === null ? null : basicPence + vatPence;

/** Whether anything at all is another than it was. */
export const isUnchanged = ({
  price,
  options,
  rules,
  equipment,
  totalBeforePence,
  totalNowPence,
}: BuildChanges): boolean =>
  price.length + options.length + rules.length + equipment.length === 0 && totalBeforePence === totalNowPence;
