/** How far a page moved while it was drawn, and when its largest part was painted: as the browser has it recorded. */
import type { Page } from 'playwright/test';

export interface PaintFigures {
  /** Cumulative layout shift: the largest burst of shifts, without those that follow an input. */
  readonly shift: number;
  /** What moved most, and from where to where: x, y, width and height in pixels. */
  readonly moved: readonly string[];
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
}

interface LayoutShift {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}

/** `LayoutShiftAttribution` of the Layout Instability API, which TypeScript does not know. */
interface Moved {
  readonly node?: unknown;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

const BURST_GAP_MS = 1_000;
const BURST_MS = 5_000;

/** Since the page was opened. */
export async function paintFigures(page: Page): Promise<PaintFigures> {
  const { shifts, largestPaint } = await page.evaluate(readEntries);
  let [worst, sum, from, last] = [0, 0, 0, -Infinity];
  for (const { value, at } of shifts) {
    const isNew = at - last > BURST_GAP_MS || at - from > BURST_MS;
    [sum, from] = isNew ? [value, at] : [sum + value, from];
    last = at;
    worst = Math.max(worst, sum);
  }
  const moved = shifts
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ value, moved: nodes }) => `${value.toFixed(3)} ${nodes.join(', ')}`);
  return { shift: worst, moved, largestPaint };
}

/** In the page: the browser has these entries since the page was opened. */
function readEntries(): Promise<{ shifts: LayoutShift[]; largestPaint: number }> {
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'a text';
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({ type, buffered: true });
      // They are delivered in another task; where there are none, nothing is delivered.
      requestAnimationFrame(() => setTimeout(() => resolve(entries), 100));
    });
  return Promise.all([entriesOf('layout-shift'), entriesOf('largest-contentful-paint')]).then(([shifts, paints]) => ({
    shifts: shifts.flatMap((entry) => {
      if (!('value' in entry && typeof entry.value === 'number')) return [];
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) return [];
      const sources: Moved[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.map(
        (source) => `${boxOf(source.previousRect)} → ${boxOf(source.currentRect)} ${nameOf(source.node)}`,
      );
      return [{ value: entry.value, at: entry.startTime, moved }];
    }),
    largestPaint: paints.at(-1)?.startTime ?? 0,
  }));
}
