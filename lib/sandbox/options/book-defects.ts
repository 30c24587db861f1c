/** The defects of real option lists, on a few derivatives: readers of option lists must handle them. */
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';
import type { Option, OptionBook, BookRule, RuleMember, BookRuleType } from '@/lib/sandbox/options/option-book';

/** A code that is in no list. */
const unknownOption = 79999;

/** Share of derivatives with defects in their rules, and share with a price missing. */
const faultyShare = 0.015;
const pricelessShare = 0.05;

/** Options to spoil: ordinary ones, in an order that depends on the derivative. */
interface DefectTargets {
  /** The n-th ordinary option, not default, with a price. */
  readonly option: (n: number) => Option;
  readonly add: (type: BookRuleType, primaries: readonly number[], secondaries: readonly number[]) => BookRule;
}

type BookDefect = (book: OptionBook, targets: DefectTargets) => OptionBook;

const withRules = (book: OptionBook, ...rules: readonly BookRule[]): OptionBook => ({
  ...book,
  rules: [...book.rules, ...rules.map((rule, i) => ({ ...rule, code: rule.code + i }))],
});

const change = (book: OptionBook, code: number, changed: Partial<Option>): OptionBook => ({
  ...book,
  options: book.options.map((option) => (option.code === code ? { ...option, ...changed } : option)),
});

const changeRule = (book: OptionBook, code: number, members: readonly RuleMember[]): OptionBook => ({
  ...book,
  rules: book.rules.map((rule) => (rule.code === code ? { ...rule, members } : rule)),
});

const ruleOf = (book: OptionBook, ...types: readonly BookRuleType[]): BookRule | undefined =>
  book.rules.find(({ type }) => types.includes(type));

const defaultsOf = (book: OptionBook): readonly number[] =>
  book.options.filter(({ isDefault }) => isDefault).map(({ code }) => code);

/** Each defect by name; the names are for tests, and explain what is wrong with a list. */
export const bookDefects: Readonly<Record<string, BookDefect>> = {
  'a rule names an option that is not listed': (book) => {
    const rule = ruleOf(book, 'RO', 'OO');
    const gone = { option: unknownOption, isPrimary: false, description: 'Withdrawn option' };
    return rule === undefined ? book : changeRule(book, rule.code, [...rule.members, gone]);
  },
  'a rule has only an option that is not listed as its secondary': (book, { option, add }) =>
    withRules(book, add('RA', [option(0).code], [unknownOption])),
  'a rule has no secondaries': (book, { option, add }) => withRules(book, add('RO', [option(0).code], [])),
  'a rule has no primary': (book, { option, add }) => withRules(book, add('RA', [], [option(0).code, option(1).code])),
  'a rule is there twice': (book) => {
    const rule = ruleOf(book, 'RO', 'RA', 'NW', 'OO');
    return rule === undefined ? book : withRules(book, { ...rule, code: nextCode(book) });
  },
  'a pair excludes itself twice': (book, { option, add }) =>
    withRules(book, add('NW', [option(0).code], [option(1).code, option(1).code])),
  'a pair excludes itself from both sides': (book, { option, add }) =>
    withRules(book, add('NW', [option(0).code], [option(1).code]), add('NW', [option(1).code], [option(0).code])),
  'an option is its own secondary': (book, { option, add }) =>
    withRules(book, add('RO', [option(0).code], [option(0).code, option(1).code])),
  'a rule has two primaries': (book, { option, add }) =>
    withRules(book, add('RA', [option(0).code, option(1).code], [option(2).code])),
  'two of one group are fitted by default': (book) => {
    const group = ruleOf(book, 'OO');
    const second = group?.members[1]?.option;
    return second === undefined ? book : change(book, second, { isDefault: true, basicPence: 0, vatPence: 0 });
  },
  'a default excludes a default': (book, { add }) => {
    const [first, second] = defaultsOf(book).slice(-2);
    return first === undefined || second === undefined ? book : withRules(book, add('NW', [first], [second]));
  },
  'a default needs something': (book, { option, add }) => {
    const code = defaultsOf(book).at(-1);
    return code === undefined ? book : withRules(book, add('RA', [code], [option(0).code]));
  },
  'a default includes something': (book, { option, add }) => {
    const code = defaultsOf(book).at(-1);
    return code === undefined ? book : withRules(book, add('IN', [code], [option(0).code]));
  },
  'an option can never be had': (book, { option, add }) => {
    const [a, b, c] = [option(0).code, option(1).code, option(2).code];
    return withRules(book, add('RO', [a], [b]), add('RA', [b], [c]), add('NW', [c], [a]));
  },
  'three options need each other in a ring': (book, { option, add }) => {
    const [a, b, c] = [option(0).code, option(1).code, option(2).code];
    return withRules(book, add('RA', [a], [b]), add('RA', [b], [c]), add('RA', [c], [a]));
  },
  'two packs hold each other': (book, { add }) => {
    const [a, b] = book.options.filter(({ kind }) => kind === 'pack').map(({ code }) => code);
    return a === undefined || b === undefined ? book : withRules(book, add('IN', [a], [b]), add('IN', [b], [a]));
  },
  'an option needs what excludes it': (book, { option, add }) => {
    const [a, b] = [option(0).code, option(1).code];
    return withRules(book, add('RA', [a], [b]), add('NW', [b], [a]));
  },
  'an included option of choice excludes its own primary': (book, { option, add }) => {
    const [a, b] = [option(0).code, option(1).code];
    return withRules(book, add('IO', [a], [b]), add('NW', [b], [a]));
  },
  'a pack has a row without words': (book) => {
    const pack = book.packItems[0]?.pack;
    return pack === undefined ? book : { ...book, packItems: [...book.packItems, { pack, description: null }] };
  },
  'a pack is not among the options': (book) => ({
    ...book,
    packItems: [...book.packItems, { pack: unknownOption, description: 'Withdrawn content' }],
  }),
  'an option has neither words nor price': (book, { option }) =>
    change(book, option(0).code, { description: null, category: null, basicPence: null, vatPence: null, isPoa: true }),
  'words are padded with blanks': (book, { option }) =>
    change(book, option(0).code, { description: `  ${option(0).description ?? ''}  `, category: '  ' }),
};

const nextCode = (book: OptionBook): number => Math.max(900, ...book.rules.map(({ code }) => code)) + 1;

function defectTargetsOf(book: OptionBook, words: string): DefectTargets {
  const ordinary = book.options.filter(
    ({ kind, isDefault, basicPence }) => kind === 'option' && !isDefault && basicPence !== null,
  );
  const start = drawWhole(`${words} victim`, 0, Math.max(0, ordinary.length - 1));
  const known = new Map(book.options.map((option) => [option.code, option]));
  return {
    option: (n) => {
      const option = ordinary[(start + n * 3) % ordinary.length];
      if (option === undefined) throw new Error('an option list without options');
      return option;
    },
    add: (type, primaries, secondaries) => ({
      code: nextCode(book),
      type,
      members: [
        ...primaries.map((option) => ({ option, isPrimary: true })),
        ...secondaries.map((option) => ({ option, isPrimary: false })),
      ].map((member) => ({ ...member, description: known.get(member.option)?.description ?? null })),
    }),
  };
}

/** The defects of a derivative; none for all but a few. */
export function defectNamesOf({ database, model, refcode }: CatalogueDerivative): readonly string[] {
  const words = `${database} ${model.code} ${refcode} slips`;
  if (draw(words) >= faultyShare) return [];
  const names = Object.keys(bookDefects);
  const count = drawWhole(`${words} count`, 1, 2);
  const first = drawWhole(`${words} first`, 0, names.length - 1);
  return Array.from({ length: count }, (_, i) => names[(first + i * 7) % names.length] ?? '');
}

/** The list as published: with its defects, and an occasional price missing or still marked as on application. */
export function withDefects(
  derivative: CatalogueDerivative,
  { reference }: CatalogueModelYear,
  book: OptionBook,
): OptionBook {
  const { database, model, refcode } = derivative;
  const words = `${database} ${model.code} ${refcode} ${reference}`;
  let published = book;
  for (const name of defectNamesOf(derivative)) {
    published = bookDefects[name]?.(published, defectTargetsOf(published, `${words} ${name}`)) ?? published;
  }
  const missing = draw(`${words} price`);
  if (missing >= pricelessShare) return published;
  const { code } = defectTargetsOf(published, `${words} price`).option(0);
  const obsolete = missing < pricelessShare / 3;
  return change(published, code, obsolete ? { isPoa: true } : { basicPence: null, vatPence: null });
}
