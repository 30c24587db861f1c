import type { TechnicalDataItem } from '@/lib/domain/vehicles/technical/technical-data';
import { formatCount } from '@/lib/format';

/** `4,300 mm`, `0.019 g/km`, `45E`: the guide's own value, with thousands separators. null where none is given. */
export function formatTechnicalFigure({ value, unit }: Pick<TechnicalDataItem, 'value' | 'unit'>): string | null {
  if (value === null) return null;
  const isFigure = /^-?\d+(\.\d+)?$/.test(value);
  const formatted = /^\d{4,}$/.test(value) ? formatCount(Number(value)) : value;
  // Not `Unlimited miles`.
  if (unit === null || !isFigure) return formatted;
  return unit === '%' ? `${formatted}%` : `${formatted} ${unit}`;
}
