/** Which paint a build has: among the guide's colours, or by its category. Without schemas: pages load it. */
import type { OptionBundle } from './rule-book/bundle';

interface NamedOption {
  readonly code: number;
  readonly name: string;
  readonly category: string;
}

const PAINT_CATEGORY = /\b(paint(work)?|colou?rs?)\b/i;

/** The first fitted paint, as the guide names it; null if none is fitted or the guide lists none. */
export function fittedPaint(
  options: readonly NamedOption[],
  { trims, hoods }: Pick<OptionBundle, 'trims' | 'hoods'>,
  isFitted: (code: number) => boolean,
): string | null {
  const colours = new Set([...(trims?.links ?? []), ...(hoods?.links ?? [])].map(({ colour }) => colour));
  const isPaint = ({ code, category }: NamedOption) => colours.has(code) || PAINT_CATEGORY.test(category);
  return options.find((option) => isPaint(option) && isFitted(option.code))?.name ?? null;
}
