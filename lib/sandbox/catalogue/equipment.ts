import { earlier, later, yearOf } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative, EquipmentItem } from '@/lib/sandbox/catalogue/catalogue-model';
import { equipmentList } from '@/lib/sandbox/catalogue/equipment-list';

type EquipmentScope = 'A' | 'C' | 'V' | 'I' | 'E' | 'X';

interface EquipmentRule {
  readonly item: EquipmentItem;
  readonly level: number;
  readonly fromYear: number;
  /** Up to this level only (wheels, upholstery), or up to this year. */
  readonly untilLevel: number;
  readonly untilYear: number;
  readonly where: EquipmentScope;
}

function isWhere(text: string): text is EquipmentScope {
  return ['A', 'C', 'V', 'I', 'E', 'X'].includes(text);
}

function readRule(line: string): EquipmentRule {
  const [code, category, description, level, fromYear, until, where = ''] = line
    .split(',')
    .map((field) => field.trim());
  if (code === undefined || category === undefined || description === undefined || !isWhere(where)) {
    throw new Error(`equipment list: ${line}`);
  }
  const limit = until === '' ? 9999 : Number(until);
  return {
    item: { code: Number(code), description, category },
    level: Number(level),
    fromYear: Number(fromYear),
    untilLevel: limit < 2 ? limit : 9,
    untilYear: limit < 2 ? 9999 : limit,
    where,
  };
}

const rules: readonly EquipmentRule[] = equipmentList
  .split('\n')
  .filter((line) => line !== '')
  .map(readRule);

function applies(where: EquipmentScope, derivative: CatalogueDerivative): boolean {
  const { powertrain } = derivative.engine;
  const charged = powertrain === 'electric' || powertrain.endsWith('plug-in');
  switch (where) {
    case 'A':
      return true;
    case 'C':
      return derivative.database === 'CAR';
    case 'V':
      return derivative.database === 'LCV';
    case 'I':
      return powertrain !== 'electric';
    case 'E':
      return charged;
    case 'X':
      return derivative.database === 'CAR' && derivative.line.segment !== 'A' && derivative.line.segment !== 'B';
  }
}

/** Dearer segments are better equipped from the start: an entry executive car has what a middle supermini has. */
function equipmentLevel(derivative: CatalogueDerivative): number {
  const pounds = derivative.basicPriceNewPence / 100;
  const start = Math.min(0.3, Math.max(0, (pounds - 9000) / 90000));
  return start + (1 - start) * derivative.trim.level;
}

const mostRows = 60;

/**
 * Standard equipment on a day it was sold (earlier and later days give the first and last specification). 15–60 rows.
 */
export function standardEquipment(derivative: CatalogueDerivative, date: string): readonly EquipmentItem[] {
  const end = derivative.runOut ?? date;
  const year = Math.max(2008, yearOf(later(derivative.introduced, earlier(date, end))));
  const level = equipmentLevel(derivative);
  const fitted = rules.filter((rule) => {
    if (!applies(rule.where, derivative) || year < rule.fromYear || year > rule.untilYear) return false;
    const levelDrop = rule.untilLevel < 9 ? 0 : (year - rule.fromYear) * 0.018;
    return level >= (rule.level === 0 ? 0 : rule.level - levelDrop) && level < rule.untilLevel;
  });
  // A long list leaves out the obvious items.
  const surplus = fitted.length - mostRows;
  const plain = new Set(surplus > 0 ? [...fitted].sort((a, b) => a.level - b.level).slice(0, surplus) : []);
  return fitted.filter((rule) => !plain.has(rule)).map((rule) => rule.item);
}
