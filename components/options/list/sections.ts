import type { RuleBook } from '@/lib/domain/rules/rule-book';

/** Options of which one at most: drawn as radio buttons. */
export interface Group {
  readonly kind: 'group';
  /** The provider's code of the rule. */
  readonly rule: number;
  readonly members: readonly number[];
  /** Those of them that are shown. */
  readonly codes: readonly number[];
  /** Without a standard one among them there must be a way to have none. */
  readonly hasDefault: boolean;
}

export interface Single {
  readonly kind: 'single';
  readonly code: number;
}

export interface Section {
  readonly category: string;
  /** For links within the page. */
  readonly anchor: string;
  readonly items: readonly (Group | Single)[];
}

/**
 * The options by category, in the guide's order. A rule that allows one of several is drawn as radio buttons where
 * all of them stand in one category and in no other such rule; the rest are boxes of which one displaces another.
 */
export function sectionsOf(book: RuleBook): Section[] {
  const groupOf = new Map<number, Group>();
  const groups = book.rules
    .filter(({ type }) => type === 'OO')
    .sort((a, b) => b.secondaries.length - a.secondaries.length);
  for (const { code, secondaries } of groups) {
    const members = secondaries.flatMap((each) => book.options[each] ?? []);
    const [first] = members;
    const isPlain = members.every(
      (each) => each.category === first?.category && !each.isPackOnly && !groupOf.has(each.code),
    );
    if (!isPlain) continue;
    const codes = members.map((each) => each.code);
    const hasDefault = members.some((each) => each.isDefault);
    const group: Group = { kind: 'group', rule: code ?? 0, members: codes, codes, hasDefault };
    for (const each of codes) groupOf.set(each, group);
  }
  const items = new Map<string, (Group | Single)[]>();
  for (const { code, category } of book.options) {
    const group = groupOf.get(code);
    const own = items.get(category) ?? [];
    items.set(category, own);
    if (group === undefined) own.push({ kind: 'single', code });
    else if (group.codes[0] === code) own.push(group);
  }
  return [...items].map(([category, own], at) => ({ category, anchor: `category-${at + 1}`, items: own }));
}

/** The same sections with the codes that are wanted; a section left empty goes. */
export function narrowed(sections: readonly Section[], isWanted: (code: number) => boolean): Section[] {
  return sections.flatMap((section) => {
    const items = section.items.flatMap((item): (Group | Single)[] => {
      if (item.kind === 'single') return isWanted(item.code) ? [item] : [];
      const codes = item.codes.filter(isWanted);
      return codes.length === 0 ? [] : [codes.length === item.codes.length ? item : { ...item, codes }];
    });
    return items.length === 0
      ? []
      : [items.length === section.items.length ? { ...section, items } : { ...section, items }];
  });
}

/** How many options the sections show. */
export const optionsIn = (sections: readonly Section[]): number =>
  sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'group' ? item.codes : item.code))).length;
