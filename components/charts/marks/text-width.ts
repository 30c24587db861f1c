/**
 * Approximate width of a line of text, in pixels at 12 px: the server draws before any font is measured, so it
 * overestimates. Digits in our typefaces are all 0.56 em.
 */
export function textWidth(text: string, size = 12): number {
  let ems = 0;
  for (const letter of text) ems += /[A-ZMW%£@–]/.test(letter) ? 0.7 : /[ilj.,:;|' ]/.test(letter) ? 0.3 : 0.57;
  return Math.ceil(ems * size);
}

/** The text, cut with an ellipsis to what fits. */
export function fitted(text: string, width: number, size = 12): string {
  if (textWidth(text, size) <= width) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`, size) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
