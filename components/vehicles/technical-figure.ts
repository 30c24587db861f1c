import type { TechnicalDataItem } from '@/lib/domain/vehicles/technical/technical-data';
import { formatCount } from '@/lib/format';

/**
 * `4,300 mm`, `0.019 g/km`, `45E`, `2021`: the guide's own value; null where none is given. Only what has a unit is a
 * quantity, with thousands separators: model years and codes are numbers too.
 */
export function formatTechnicalFigure({ value, unit }: Pick<TechnicalDataItem, 'value' | 'unit'>): string | null {
  if (value === null) return null;
  // Not `Unlimited miles`.
  if (unit === null || !/^-?\d+(\.\d+)?$/.test(value)) return value;
  const formatted = /^\d{4,}$/.test(value) ? formatCount(Number(value)) : value;
  return unit === '%' ? `${formatted}%` : `${formatted} ${unit}`;
}
