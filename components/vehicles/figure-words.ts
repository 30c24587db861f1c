import type { TechnicalItem } from '@/lib/domain/technical-data';
import { formatCount } from '@/lib/format';

/** `4,300 mm`, `0.019 g/km`, `45E`; a value is said as the guide says it, its thousands apart. null: none is given. */
export function figureWords({ value, unit }: Pick<TechnicalItem, 'value' | 'unit'>): string | null {
  if (value === null) return null;
  const isFigure = /^-?\d+(\.\d+)?$/.test(value);
  const written = /^\d{4,}$/.test(value) ? formatCount(Number(value)) : value;
  // `Unlimited miles` would be no word of anybody's.
  if (unit === null || !isFigure) return written;
  return unit === '%' ? `${written}%` : `${written} ${unit}`;
}
