import { saveBlob } from './save-chart-file';

const WIDTH = 960;
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'display',
  'paint-order',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * The chart as a self-contained picture: drawn again at one width in the light theme, with every style written into it,
 * its headline and its title on top. @param figure of a chart
 */
export async function saveChartImage(figure: HTMLElement, kind: 'svg' | 'png', title: string): Promise<void> {
  const { svg, height } = standaloneSvg(figure, title);
  const text = new XMLSerializer().serializeToString(svg);
  const file = new Blob([text], { type: 'image/svg+xml' });
  if (kind === 'svg') return saveBlob(file, title, 'svg');
  const url = URL.createObjectURL(file);
  try {
    const image = new Image(WIDTH, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH * 2, height * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
    if (png === null) throw new Error('The browser made no picture.');
    saveBlob(png, title, 'png');
  } finally {
    URL.revokeObjectURL(url);
  }
}

function standaloneSvg(figure: HTMLElement, title: string): { svg: SVGElement; height: number } {
  const stage = document.createElement('div');
  stage.dataset['theme'] = 'light';
  stage.style.cssText = `position:absolute;left:-9999px;top:0;width:${WIDTH}px;background:#fff`;
  stage.append(figure.cloneNode(true));
  document.body.append(stage);
  try {
    const origin = stage.getBoundingClientRect();
    const outer = svgElement('svg', { xmlns: SVG, width: WIDTH, 'font-family': 'sans-serif' });
    const finding = figure.querySelector('[data-finding]')?.textContent;
    const headings = [finding, title]
      .filter((line) => typeof line === 'string')
      .map((line, index) => {
        const bold = index === 0 ? { 'font-size': 17, 'font-weight': 700 } : { 'font-size': 14 };
        const heading = svgElement('text', { x: 16, y: 28 + index * 20, fill: '#12161d', ...bold });
        heading.textContent = line;
        return heading;
      });
    const under = 24 + headings.length * 20;
    let height = 0;
    const plots = [...stage.querySelectorAll<SVGElement>('svg[data-plot]')];
    const areaOf = (plot: SVGElement | undefined) => plot?.closest('[data-plot-area]')?.getBoundingClientRect();
    const first = areaOf(plots[0])?.top ?? 0;
    const drawn = plots.map((plot) => {
      const box = plot.getBoundingClientRect();
      const y = box.top - first + under;
      height = Math.max(height, (areaOf(plot)?.bottom ?? box.bottom) - first + under);
      const copy = withInlineStyles(plot);
      for (const [name, value] of Object.entries({ x: box.left - origin.left, y, width: box.width })) {
        copy.setAttribute(name, String(value));
      }
      copy.setAttribute('overflow', 'visible');
      return copy;
    });
    height = Math.ceil(height + 8);
    outer.setAttribute('height', String(height));
    outer.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
    outer.append(svgElement('rect', { width: WIDTH, height, fill: '#ffffff' }), ...headings, ...drawn);
    return { svg: outer, height };
  } finally {
    stage.remove();
  }
}

/** A copy with the computed style of each element written on it. */
function withInlineStyles(plot: SVGElement): SVGElement {
  const copy = document.importNode(plot, true);
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [plot, ...plot.querySelectorAll<SVGElement>('*')].forEach((from, index) => {
    const style = getComputedStyle(from);
    const to = copies[index];
    if (!to) return;
    to.removeAttribute('class');
    for (const name of PAINT) to.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}

function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
