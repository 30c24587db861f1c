import { formatAxisLabel, formatCell, type StopUnit } from './unit';
import { dayNumber, firstDay } from '@/lib/domain/time/calendar';
import type { PlotWidths } from '@/components/charts/frame/plot-widths';
import { textWidth } from '@/components/charts/marks/text-width';

/** What the rows of a chart's table are named by: months, days, miles, or words. */
export interface Stops {
  readonly name: string;
  readonly unit: StopUnit;
  readonly at: readonly (string | number)[];
}

/** Written under the axis where its labels are bare numbers: what they count; null where the labels say it themselves. */
export const axisName = ({ name, unit }: Stops): string | null => (unit === 'months' || unit === 'days' ? name : null);

/** What each stop is called in a sentence or a label: "month 12", "Nov 26", "60,000 mi". */
export function stopNames({ unit, at }: Stops): string[] {
  return at.map((stop) => {
    if (unit === 'months' || unit === 'days') return `${unit === 'months' ? 'month' : 'day'} ${stop}`;
    return unit === 'month' || unit === 'day' ? formatAxisLabel(unit, stop) : formatCell(unit, stop);
  });
}

const days = (iso: string) => dayNumber(iso.length === 7 ? firstDay(iso) : iso.slice(0, 10));

const measuresDays = (unit: StopUnit): boolean => unit === 'month' || unit === 'day';

function measure(unit: StopUnit, stop: string | number): number | null {
  if (typeof stop === 'number') return stop;
  return measuresDays(unit) ? days(stop) : null;
}

/** How far along the axis a stop lies, 0 to 1: by date or by size; words are spaced evenly. */
export function stopShare({ unit, at }: Stops): (stop: string | number) => number {
  const measures = at.map((stop, index) => measure(unit, stop) ?? index);
  const [first, last] = [Math.min(...measures), Math.max(...measures)];
  return (stop) => {
    const value = measure(unit, stop) ?? at.indexOf(stop);
    return last === first ? 0.5 : (value - first) / (last - first);
  };
}

export interface StopLabel {
  readonly text: string;
  readonly share: number;
  /** A narrow page shows fewer than a wide one, and not always the same ones. */
  readonly on: 'both' | 'narrow' | 'wide';
}

/** Labels that do not touch; the first is always there. */
export function stopLabels(stops: Stops, widths: PlotWidths): StopLabel[] {
  const share = stopShare(stops);
  const all = stops.at.map((stop) => ({ text: formatAxisLabel(stops.unit, stop), share: share(stop) }));
  // Days of one month are labelled alike: once is enough.
  const isRepeated = (text: string, index: number) => measuresDays(stops.unit) && all[index - 1]?.text === text;
  const labels = all.filter(({ text }, index) => !isRepeated(text, index));
  return labelsThatFit(labels, widths);
}

/** Of labels along an axis, those that do not touch on a narrow and on a wide page. */
export function labelsThatFit(
  labels: readonly { readonly text: string; readonly share: number }[],
  widths: PlotWidths,
): StopLabel[] {
  const [narrow, wide] = [labelIndexesThatFit(labels, widths.narrow), labelIndexesThatFit(labels, widths.wide)];
  return labels.flatMap((label, index): StopLabel[] => {
    if (narrow.has(index)) return [{ ...label, on: wide.has(index) ? 'both' : 'narrow' }];
    return wide.has(index) ? [{ ...label, on: 'wide' }] : [];
  });
}

/** Every second, third …, as many as fit: even gaps read better than one label more. */
function labelIndexesThatFit(labels: readonly { text: string; share: number }[], width: number): Set<number> {
  const fits = (step: number) => {
    const picked = labels.filter((_, index) => index % step === 0);
    return picked.every(({ text, share }, index) => {
      const next = picked[index + 1];
      return !next || (next.share - share) * width > (textWidth(text, 11) + textWidth(next.text, 11)) / 2 + 8;
    });
  };
  let step = 1;
  while (step < labels.length && !fits(step)) step++;
  return new Set([...labels.keys()].filter((index) => index % step === 0));
}
