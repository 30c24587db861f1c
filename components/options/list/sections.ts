import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** Options of which at most one can be chosen: drawn as radio buttons. */
export interface OptionRadioGroup {
  readonly kind: 'group';
  /** The provider's code of the rule. */
  readonly rule: number;
  readonly members: readonly number[];
  /** Those of them that are shown. */
  readonly codes: readonly number[];
  /** Without a standard option, it must be possible to choose none. */
  readonly hasDefault: boolean;
}

export interface SingleOption {
  readonly kind: 'single';
  readonly code: number;
}

export interface OptionListSection {
  readonly category: string;
  /** For links within the page. */
  readonly anchor: string;
  readonly items: readonly (OptionRadioGroup | SingleOption)[];
  /** Whether all its options are one radio group, shown or not. */
  readonly isOneGroup: boolean;
}

/**
 * The options by category, in the guide's order. A rule that allows one of several is drawn as radio buttons where
 * all of them are in one category and in no other such rule; the rest are checkboxes that displace each other.
 */
export function sectionsOf(book: RuleBook): OptionListSection[] {
  const groupOf = new Map<number, OptionRadioGroup>();
  const groups = book.rules
    .filter(({ type }) => type === 'OO')
    .sort((a, b) => b.secondaries.length - a.secondaries.length);
  for (const { code, secondaries } of groups) {
    const members = secondaries.flatMap((index) => book.options[index] ?? []);
    const [first] = members;
    const isPlain = members.every(
      (option) => option.category === first?.category && !option.isPackOnly && !groupOf.has(option.code),
    );
    if (!isPlain) continue;
    const codes = members.map((option) => option.code);
    const hasDefault = members.some((option) => option.isDefault);
    const group: OptionRadioGroup = { kind: 'group', rule: code ?? 0, members: codes, codes, hasDefault };
    for (const memberCode of codes) groupOf.set(memberCode, group);
  }
  const items = new Map<string, (OptionRadioGroup | SingleOption)[]>();
  for (const { code, category } of book.options) {
    const group = groupOf.get(code);
    const own = items.get(category) ?? [];
    items.set(category, own);
    if (group === undefined) own.push({ kind: 'single', code });
    else if (group.codes[0] === code) own.push(group);
  }
  return [...items].map(([category, own], at) => ({
    category,
    anchor: `category-${at + 1}`,
    items: own,
    isOneGroup: own.length === 1 && own[0]?.kind === 'group',
  }));
}

/** The same sections with only the wanted codes, without empty sections. */
export function narrowed(
  sections: readonly OptionListSection[],
  isWanted: (code: number) => boolean,
): OptionListSection[] {
  return sections.flatMap((section) => {
    const items = section.items.flatMap((item): (OptionRadioGroup | SingleOption)[] => {
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
export const optionsIn = (sections: readonly OptionListSection[]): number =>
  sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'group' ? item.codes : item.code))).length;
