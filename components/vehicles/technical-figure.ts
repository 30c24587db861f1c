import type { TechnicalDataItem } from '@/lib/domain/vehicles/technical/technical-data';
import { formatCount } from '@/lib/format';

/** `4,300 mm`, `0.019 g/km`, `45E`; a value is said as the guide says it, its thousands apart. null: none is given. */
export function formatTechnicalFigure({ value, unit }: Pick<TechnicalDataItem, 'value' | 'unit'>): string | null {
  if (value === null) return null;
  const isFigure = /^-?\d+(\.\d+)?$/.test(value);
  const formatted = /^\d{4,}$/.test(value) ? formatCount(Number(value)) : value;
  // `Unlimited miles` would be no word of anybody's.
  if (unit === null || !isFigure) return formatted;
  return unit === '%' ? `${formatted}%` : `${formatted} ${unit}`;
}
