/**
 * The last digits of the year, and the part of it: `26.00`, ` 9.00`, `26.50` for the summer's changeover
 * (3 §Vehicles service).
 */
const REFERENCE = /^\s*(\d{1,2})\.(\d{2})\s*$/;

/**
 * `26.00` → `2026`, `26.50` → `2026.5`, as the trade writes it. A text of another form is returned unchanged; blank:
 * null.
 */
export function modelYearWords(reference: string | undefined): string | null {
  const text = reference?.trim();
  if (!text) return null;
  const [, year, part] = REFERENCE.exec(text) ?? [];
  if (year === undefined || part === undefined) return text;
  const fraction = part.replace(/0+$/, '');
  return `${Number(year) >= FIRST_YEAR ? 19 : 20}${year.padStart(2, '0')}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * The inverse: `2026`, `2026.5`, `26` and `26.5` as the services write them. A text of another form is returned
 * unchanged.
 */
export function modelYearReference(words: string): string {
  const [, year, part = ''] = /^(?:19|20)?(\d{2})(?:\.(\d{1,2}))?$/.exec(words.trim()) ?? [];
  return year === undefined ? words : `${year}.${part.padEnd(2, '0')}`;
}

/** No model year of the guide is older than 1970. */
const FIRST_YEAR = 70;
