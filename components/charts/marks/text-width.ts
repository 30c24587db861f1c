/**
 * Approximate width of a line of text, in pixels at 12 px: the server draws before any font is measured, so it
 * overestimates. Digits in our typefaces are all 0.56 em.
 */
export function textWidth(text: string, size = 12): number {
  let ems = 0;
  for (const letter of text) ems += /[A-ZMW%£@–]/.test(letter) ? 0.7 : /[ilj.,:;|' ]/.test(letter) ? 0.3 : 0.57;
  return Math.ceil(ems * size);
}

/** The width of a line at 12 px with the spacing of letters and words that a person may set (WCAG 1.4.12). */
export const spacedWidth = (text: string): number =>
  Math.ceil(textWidth(text) + text.length * 12 * 0.12 + (text.split(' ').length - 1) * 12 * 0.16);

/** The text, cut with an ellipsis to what fits. @param width in pixels, by the same measure */
export function fitted(text: string, width: number, measure: (text: string) => number = textWidth): string {
  if (measure(text) <= width) return text;
  let cut = text;
  while (cut.length > 1 && measure(`${cut}…`) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
