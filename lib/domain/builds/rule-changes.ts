/** How the rules of two days differ, in words: rules, contents of packs, what goes with which colour. */
import { formatList, formatPlural } from '@/lib/format';
import type { OptionBundle, RuleRow } from '@/lib/domain/options/rule-book/bundle';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';

const MOST = 6;
/** `a, b and c`; for a long list, the first few and how many more. */
export const shortList = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more` : formatList(names);

/** Option names of either day; for an option offered on both, the later one. */
export const namesOf = (before: OptionBundle, now: OptionBundle): ReadonlyMap<number, string> =>
  new Map([...before.options, ...now.options].map(({ code, name }) => [code, name]));

/**
 * Rules by content, not by code: a rule reissued under another code is the same rule.
 * @param fitted codes of what the build fits on either day: rules that touch it are put in words, the others counted
 */
export function ruleChanges(before: OptionBundle, now: OptionBundle, fitted: ReadonlySet<number>): string[] {
  const names = namesOf(before, now);
  const [old, fresh] = [rulesByContent(before), rulesByContent(now)];
  const [removed, added] = [onlyIn(old, fresh), onlyIn(fresh, old)];
  const touches = (rule: readonly RuleRow[]) =>
    rule.some(({ type, optionCode, isPrimary }) => (isPrimary || isMutual(type)) && fitted.has(optionCode));
  const rest = [...removed, ...added].filter((rule) => !touches(rule)).length;
  return [
    ...removed.filter(touches).map((rule) => `Removed: ${inWords(rule, names)}.`),
    ...added.filter(touches).map((rule) => `New: ${inWords(rule, names)}.`),
    ...(rest > 0 ? [`${formatPlural(rest, 'other rule')} changed, with no effect on this build.`] : []),
  ];
}

const RULE_WORDS: Readonly<Record<string, string>> = {
  RO: 'must be fitted with one of',
  RA: 'must be fitted with',
  NW: 'not with',
  IN: 'including',
  IO: 'including one of',
};

/**
 * Rules that exclude whichever of their options is absent: which one is the primary makes no difference to the build.
 */
const isMutual = (type: string) => type === 'OO' || type === 'NW';

function inWords(rule: readonly RuleRow[], names: ReadonlyMap<number, string>): string {
  const { type = '', ruleCode = 0 } = rule[0] ?? {};
  const namesIf = (matches: (row: RuleRow) => boolean) =>
    rule.filter(matches).map(({ optionCode }) => names.get(optionCode) ?? `option ${optionCode}`);
  if (type === 'OO') return `OO ${ruleCode}, only one of ${shortList(namesIf(() => true))}`;
  const [own, others] = [namesIf(({ isPrimary }) => isPrimary), namesIf(({ isPrimary }) => !isPrimary)];
  return `${type} ${ruleCode}, ${formatList(own)} ${RULE_WORDS[type] ?? 'with'} ${shortList(others)}`;
}

function rulesByContent({ rules }: OptionBundle): Map<string, RuleRow[]> {
  const byCode = new Map<string, RuleRow[]>();
  for (const row of rules) {
    const key = `${row.ruleCode} ${row.type}`;
    byCode.set(key, [...(byCode.get(key) ?? []), row]);
  }
  return new Map(
    [...byCode.values()].map((rows) => {
      const members = rows.map(
        ({ type, optionCode, isPrimary }) => `${optionCode}${isPrimary && type !== 'OO' ? '!' : ''}`,
      );
      return [`${rows[0]?.type} ${members.sort().join(' ')}`, rows];
    }),
  );
}

/** Contents of packs offered on both days, as their rows name them; IN is listed among the rules. */
export function packChanges(before: OptionBundle, now: OptionBundle, fitted: ReadonlySet<number>): string[] {
  const [old, fresh] = [contentsByPack(before), contentsByPack(now)];
  const [offered, names] = [offeredOnBoth(before, now), namesOf(before, now)];
  const changes = [...offered].flatMap((pack) => {
    const [was, is] = [old.get(pack) ?? new Map(), fresh.get(pack) ?? new Map()];
    const [removed, added] = [onlyIn(was, is), onlyIn(is, was)];
    return removed.length + added.length > 0 ? [{ pack, gone: removed, come: added }] : [];
  });
  const own = changes.filter(({ pack }) => fitted.has(pack));
  const rest = changes.length - own.length;
  return [
    ...own.flatMap(({ pack, gone: removed, come: added }) => [
      ...(removed.length > 0 ? [`No longer in ${names.get(pack)}: ${shortList(removed)}.`] : []),
      ...(added.length > 0 ? [`Now in ${names.get(pack)}: ${shortList(added)}.`] : []),
    ]),
    ...(rest > 0 ? [`The contents of ${formatPlural(rest, 'pack')} not in this build changed.`] : []),
  ];
}

function contentsByPack({ packs }: OptionBundle): Map<number, Map<string, string>> {
  const contents = new Map<number, Map<string, string>>();
  for (const { packCode, description } of packs) {
    const words = description?.trim() ?? '';
    if (words === '') continue;
    contents.set(packCode, (contents.get(packCode) ?? new Map()).set(words.toLowerCase(), words));
  }
  return contents;
}

/** What goes with which colours, if either day's could not be read: changes are unknown. */
export const unreadLinks = (before: OptionBundle, now: OptionBundle): string[] =>
  (['trim', 'hood'] as const)
    .filter((type) => isUnread(type, before, now))
    .map((type) => `Colour and ${type} combinations could not be read for both dates, so they are not compared.`);

const isUnread = (type: 'trim' | 'hood', ...bundles: readonly OptionBundle[]) =>
  bundles.some(({ unread }) => unread?.includes(type));

/** Which trims and hoods go with which colours: pairs of options offered on both days. */
export function linkChanges(before: OptionBundle, now: OptionBundle, fitted: ReadonlySet<number>): string[] {
  const [offered, names] = [offeredOnBoth(before, now), namesOf(before, now)];
  const [old, fresh] = [readRuleBook(before), readRuleBook(now)];
  return (['trim', 'hood'] as const).flatMap((type) => {
    if (isUnread(type, before, now)) return [];
    const [was, is] = [before[`${type}s`], now[`${type}s`]];
    if ((was === undefined) !== (is === undefined))
      return [`Colour and ${type} combinations: ${was ? 'stated then, not now' : 'not stated then, stated now'}.`];
    const [shutThen, shutNow] = [old, fresh].map((book) => {
      const codeOf = (index: number) => book.options[index]?.code ?? 0;
      const pairs = book.rules
        .filter((rule) => rule.type === type)
        .flatMap(({ primary, secondaries }) =>
          secondaries.map((secondary) => [codeOf(primary), codeOf(secondary)] as const),
        )
        .filter((pair) => pair.every((code) => offered.has(code)));
      return new Map(pairs.map((pair) => [pair.join(' '), pair]));
    });
    const [shut, opened] = [onlyIn(shutNow, shutThen), onlyIn(shutThen, shutNow)];
    const touches = (pair: readonly number[]) => pair.some((code) => fitted.has(code));
    const linkSentences = (words: string, pairs: readonly (readonly number[])[]) => {
      const own = pairs.filter(touches).map((pair) => pair.map((code) => names.get(code)).join(' with '));
      return own.length > 0 ? [`${words}: ${shortList(own)}.`] : [];
    };
    const rest = [...shut, ...opened].filter((pair) => !touches(pair)).length;
    return [
      ...linkSentences('No longer available', shut),
      ...linkSentences('Now available', opened),
      ...(rest > 0
        ? [
            `${formatPlural(rest, `pair of colour and ${type}`, `pairs of colour and ${type}`)} changed, with no effect on this build.`,
          ]
        : []),
    ];
  });
}

function offeredOnBoth(before: OptionBundle, now: OptionBundle): ReadonlySet<number> {
  const later = new Set(now.options.map(({ code }) => code));
  return new Set(before.options.flatMap(({ code }) => (later.has(code) ? [code] : [])));
}

const onlyIn = <T>(one: ReadonlyMap<string, T> = new Map(), other: ReadonlyMap<string, T> = new Map()): T[] =>
  [...one].flatMap(([key, value]) => (other.has(key) ? [] : [value]));
