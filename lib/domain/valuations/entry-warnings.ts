import { formatList } from '@/lib/format';
import type { EntryWarning } from './valuation';

/** The warnings about the text typed into one field, as worded in records. */
export const entryWarnings = (
  field: EntryWarning['field'],
  warnings: readonly { readonly code: string; readonly text: string }[],
): EntryWarning[] => warnings.map(({ code, text }) => ({ field, code, text }));

const FIELD_NAMES: Record<EntryWarning['field'], string> = {
  plate: 'reg',
  vin: 'VIN',
  mileage: 'mileage',
  identifier: 'guide ID',
  registered: 'date of first registration',
};

/** The one alert of all warnings about what was entered; null without one. */
export function entryAlert(warnings: readonly EntryWarning[]): string | null {
  const fields = [...new Set(warnings.map(({ field }) => FIELD_NAMES[field]))];
  return fields.length === 0 ? null : `Check the ${formatList(fields)} you entered`;
}

/** @param title of an alert as lists store it */
export const isEntryAlert = (title: string): boolean => /^Check the .* you entered$/.test(title);
