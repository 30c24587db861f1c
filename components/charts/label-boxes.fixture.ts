/** For tests: where the texts of a chart's first HTML are, in pixels, at a width of its figure. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textWidth } from './marks/text-width';

export interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Attributes = Readonly<Record<string, string>>;
interface OpenElement {
  readonly name: string;
  readonly attributes: Attributes;
}

const SIZE = 12;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string) => text.replace(/&(#?\w+);/g, (_, name: string) => NAMED[name] ?? '?');
const attributesIn = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Whether a class hides its element in a figure of this width. */
function isHidden({ class: classes = '', display }: Attributes, figureWidth: number): boolean {
  const names = classes.split(' ');
  if (display === 'none' || names.includes('hidden')) return true;
  const [isWide, isLarge] = [figureWidth >= 512, figureWidth >= 768];
  return (
    names.includes(isWide ? '@lg:hidden' : '@max-lg:hidden') ||
    names.includes(isLarge ? '@3xl:hidden' : '@max-3xl:hidden')
  );
}

function inPixels(length: string | undefined, whole: number): number {
  const [, number = '0', unit] = /^(-?[\d.]+)(%|em)?$/.exec(length ?? '0') ?? [];
  return unit === '%' ? (Number(number) / 100) * whole : unit === 'em' ? Number(number) * SIZE : Number(number);
}

function plotWidthIn(html: string, figureWidth: number): number {
  const [left = 0, right = 0] = [...html.matchAll(/<svg aria-hidden="true" class="[^"]*block" width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  return figureWidth - left - right;
}

/** Between the chart's margins, in pixels: 0 and this are the sides of its labels' boxes. */
export const plotWidthOf = (chart: ReactElement, figureWidth: number): number =>
  plotWidthIn(renderToStaticMarkup(chart), figureWidth);

/**
 * @param figureWidth in pixels; from 512 and 768 up, what is only in wide and large figures counts
 * @param measure the width of a text, in pixels
 */
export function labelBoxes(chart: ReactElement, figureWidth: number, measure = textWidth): LabelBox[] {
  const html = renderToStaticMarkup(chart);
  const plotWidth = plotWidthIn(html, figureWidth);
  const open: OpenElement[] = [];
  const boxes: LabelBox[] = [];
  for (const [, closing, name = '', tag = '', empty, text] of html.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^>]*?)?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      const box = boxOf(plain(text), open, plotWidth, figureWidth, measure);
      if (box) boxes.push(box);
    } else if (closing) open.pop();
    else if (!empty) open.push({ name, attributes: attributesIn(tag) });
  }
  return boxes;
}

function boxOf(
  text: string,
  open: readonly OpenElement[],
  plotWidth: number,
  figureWidth: number,
  measure: typeof textWidth,
): LabelBox | null {
  const element = open.at(-1);
  if (element?.name !== 'text' || text.trim() === '') return null;
  if (!open.some(({ attributes }) => 'data-plot' in attributes)) return null;
  if (open.some(({ attributes }) => isHidden(attributes, figureWidth))) return null;
  let [x, y] = [0, 0];
  for (const { name, attributes } of open) {
    if (name === 'svg' && !('data-plot' in attributes)) {
      x += inPixels(attributes['x'], plotWidth);
      y += inPixels(attributes['y'], 0);
    }
    y += Number(/translate\(0 (-?[\d.]+)\)/.exec(attributes['transform'] ?? '')?.[1] ?? 0);
  }
  const { attributes } = element;
  const size = Number(attributes['font-size'] ?? SIZE);
  x += inPixels(attributes['x'], plotWidth) + inPixels(attributes['dx'], 0);
  y += inPixels(attributes['y'], 0) + inPixels(attributes['dy'], 0);
  const width = measure(text, size);
  const anchor = attributes['text-anchor'];
  const start = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { text, left: start, right: start + width, top: y - size * 0.7, bottom: y + size * 0.15 };
}

/** The pairs of texts that cover one another by more than a pixel. */
export const overlaps = (boxes: readonly LabelBox[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `“${box.text}” and “${other.text}”`),
  );
