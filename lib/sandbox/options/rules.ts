/** The rules of a derivative's options. */
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';
import { ruleTypes, type Option, type BookRule, type BookRuleType } from '@/lib/sandbox/options/option-book';
import { ruleTable } from '@/lib/sandbox/options/rule-table';

/** A rule by codes alone; `numbered` adds its code and its text. */
export interface PlainRule {
  readonly type: BookRuleType;
  readonly primaries: readonly number[];
  readonly secondaries: readonly number[];
}

const isRuleType = (text: string): text is BookRuleType => ruleTypes.some((type) => type === text);

function readRule(line: string): PlainRule {
  const [type = '', ...words] = line.split(' ');
  if (!isRuleType(type)) throw new Error(`rule: ${line}`);
  const codes = words.filter((word) => word !== '>').map(Number);
  return { type, primaries: codes.slice(0, 1), secondaries: codes.slice(1) };
}

const rowsOf = (text: string): readonly PlainRule[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRule);
const rows: Readonly<Record<CatalogueDatabase, readonly PlainRule[]>> = {
  CAR: rowsOf(ruleTable.CAR),
  LCV: rowsOf(ruleTable.LCV),
};

/** The table's rules that affect these options. A need that standard equipment meets is left out. */
export function tableRules(
  database: CatalogueDatabase,
  has: (code: number) => boolean,
  standard: ReadonlySet<number>,
): PlainRule[] {
  return rows[database].flatMap(({ type, primaries, secondaries }) => {
    if (type === 'OO') {
      const marked = [...primaries, ...secondaries].filter(has);
      return marked.length < 2 ? [] : [oneOf(marked)];
    }
    if (type === 'RO' && secondaries.some((code) => standard.has(code))) return [];
    const held = secondaries.filter(has);
    return held.length === 0 || !primaries.every(has) ? [] : [{ type, primaries, secondaries: held }];
  });
}

/** At most one of the marked options; the first is marked primary, which has no effect. */
export const oneOf = (codes: readonly number[]): PlainRule => ({
  type: 'OO',
  primaries: codes.slice(0, 1),
  secondaries: codes.slice(1),
});

/** Rules with the guide's numbers and texts. */
export function numbered(plain: readonly PlainRule[], known: ReadonlyMap<number, Option>): BookRule[] {
  return plain.map(({ type, primaries, secondaries }, i) => {
    const member = (option: number, isPrimary: boolean) => ({
      option,
      isPrimary,
      description: known.get(option)?.description ?? null,
    });
    return {
      code: 901 + i,
      type,
      members: [...primaries.map((code) => member(code, true)), ...secondaries.map((code) => member(code, false))],
    };
  });
}
