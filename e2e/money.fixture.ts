/** Pounds as a page writes them, and back. */

export const pounds = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : `£${Math.round(value).toLocaleString('en-GB')}`;

/** The first amount of a text, or the number in a field that has no £. */
export function poundsIn(text: string): number {
  const [, amount = text] = /£([\d,.]+)/.exec(text) ?? [];
  return Number(amount.replaceAll(',', ''));
}
