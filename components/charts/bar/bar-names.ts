import { leastPlotWidths, NARROW_FIGURE } from '@/components/charts/frame/plot-widths';
import { fitted, spacedWidth, textWidth } from '@/components/charts/marks/text-width';

/** What is written above a bar. */
export interface BarText {
  readonly label: string;
  readonly figure: string;
}

/** A name as it is drawn in the narrowest figure, and in the narrowest wide one. */
export interface BarName {
  readonly label: string;
  readonly narrow: string;
  readonly wide: string;
}

const GAP = 8;
/** How much wider bold letters are. */
const BOLD = 1.08;
/** Letters before the ellipsis of a name whose start is that of another. */
const START = 8;

/** Whether each name fits beside its figure on the narrowest phone, with wide spacing of text too. */
export const isOneLine = (bars: readonly BarText[]): boolean =>
  bars.every(({ label, figure }) => BOLD * spacedWidth(label) + GAP + spacedWidth(figure) <= NARROW_FIGURE);

/** The names, each as much as fits beside its figure. */
export function namesBeside(bars: readonly BarText[]): BarName[] {
  const widths = bars.map(({ figure }) => leastPlotWidths({ left: 0, right: spacedWidth(figure) + GAP }));
  return namesOf(bars, (index) => widths[index], spacedWidth);
}

/** The names, each alone on its line. */
export const namesAlone = (bars: readonly BarText[]): BarName[] =>
  namesOf(bars, () => leastPlotWidths({ left: 0, right: 0 }), textWidth);

function namesOf(
  bars: readonly BarText[],
  widthsAt: (index: number) => { readonly narrow: number; readonly wide: number } | undefined,
  measure: (text: string) => number,
): BarName[] {
  const labels = bars.map(({ label }) => label);
  const narrow = cutApart(labels, (index) => (widthsAt(index)?.narrow ?? 0) / BOLD, measure);
  const wide = cutApart(labels, (index) => (widthsAt(index)?.wide ?? 0) / BOLD, measure);
  return labels.map((label, index) => ({ label, narrow: narrow[index] ?? label, wide: wide[index] ?? label }));
}

/** Cuts names at their end, or, where two would then read the same, between their start and where they differ. */
function cutApart(
  labels: readonly string[],
  widthAt: (index: number) => number,
  measure: (text: string) => number,
): string[] {
  const cut = labels.map((label, index) => fitted(label, widthAt(index), measure));
  return labels.map((label, index) => {
    const alike = labels.filter((other, at) => other !== label && cut[at] === cut[index]);
    if (alike.length === 0) return cut[index] ?? label;
    const shared = Math.max(...alike.map((other) => sharedStart(label, other)));
    const from = Math.max(label.lastIndexOf(' ', shared - 1) + 1, shared - START);
    return fitted(`${label.slice(0, START).trimEnd()}…${label.slice(from)}`, widthAt(index), measure);
  });
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
