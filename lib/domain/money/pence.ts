/** Reads pounds as text, which keeps its scale, or as a double; a third and fourth decimal are fractions of a penny. */
export function penceFrom(pounds: string | number | null | undefined): number | null {
  const text = String(pounds ?? '').trim();
  const pence = text === '' ? NaN : Math.round(Number(text) * 100);
  return Number.isSafeInteger(pence) ? pence : null;
}
