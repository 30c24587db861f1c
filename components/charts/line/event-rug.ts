/** Where the events of a chart are marked: ticks on its axis, with numbers under it that never cover one another. */
import type { PlotWidths } from '@/components/charts/frame/plot-widths';
import { textWidth } from '@/components/charts/marks/text-width';
import type { ChartEvent } from './line-series';

const GAP = 6;

export interface EventRug {
  /** The position of each event within the axis, as a share of the width. */
  readonly ticks: readonly number[];
  /**
   * Numbers from 1 in the order of the events; neighbours without room for both share one: `2–4`. A larger figure has
   * room for more.
   */
  readonly labels: readonly RugLabel[];
  /** What each number stands for, then what lies outside the axis, without a number. */
  readonly words: readonly { readonly text: string; readonly isQuoted: boolean }[];
}

export interface RugLabel {
  readonly text: string;
  readonly share: number;
  readonly on: 'both' | 'narrow' | 'medium' | 'large';
}

/** Whether an event has its place on the axis, which is not stretched for others. */
export const isOnAxis = (share: number): boolean => share >= 0 && share <= 1;

/**
 * @param share how far along the axis a stop lies; outside it, below 0 or above 1
 */
export function eventRug(
  events: readonly ChartEvent[],
  share: (at: string | number) => number,
  widths: PlotWidths,
): EventRug {
  const placed = events
    .map(({ at, words, isQuoted = false }) => ({ words, isQuoted, share: share(at) }))
    .toSorted((a, b) => a.share - b.share);
  const within = placed.filter((event) => isOnAxis(event.share));
  const outside = placed.filter((event) => !within.includes(event));
  const ticks = within.map((event) => event.share);
  return {
    ticks,
    labels: rugLabels(ticks, widths),
    words: [
      ...within.map(({ words, isQuoted }, index) => ({ text: `${index + 1}: ${words}`, isQuoted })),
      ...outside.map(({ words, isQuoted }) => ({ text: words, isQuoted })),
    ],
  };
}

function rugLabels(ticks: readonly number[], widths: PlotWidths): RugLabel[] {
  const labelsOn = (on: RugLabel['on'], plotWidth: number): RugLabel[] =>
    groupsOf(ticks, plotWidth).map((group) => ({ text: textOf(group), share: group.centre, on }));
  const all = labelsOn('both', widths.narrow);
  // Where each event has its own number on a narrow page, it has it on any.
  if (all.length === new Set(ticks).size) return all;
  return [...labelsOn('narrow', widths.narrow), ...labelsOn('medium', widths.wide), ...labelsOn('large', widths.large)];
}

interface LabelGroup {
  readonly first: number;
  readonly last: number;
  /** In shares of the width. */
  readonly centre: number;
}

const textOf = ({ first, last }: LabelGroup): string => (first === last ? String(first) : `${first}–${last}`);
const widthOf = (group: LabelGroup): number => textWidth(textOf(group), 11);

function groupsOf(shares: readonly number[], plotWidth: number): LabelGroup[] {
  let groups = shares.map((centre, index): LabelGroup => ({ first: index + 1, last: index + 1, centre }));
  for (;;) {
    const at = groups.findIndex((group, index) => {
      const next = groups[index + 1];
      return next && (next.centre - group.centre) * plotWidth < (widthOf(group) + widthOf(next)) / 2 + GAP;
    });
    const [left, right] = [groups[at], groups[at + 1]];
    if (!left || !right) return groups;
    const [before, after] = [left.last - left.first + 1, right.last - right.first + 1];
    const centre = (left.centre * before + right.centre * after) / (before + after);
    groups = [...groups.slice(0, at), { first: left.first, last: right.last, centre }, ...groups.slice(at + 2)];
  }
}
