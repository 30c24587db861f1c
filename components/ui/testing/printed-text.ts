/** For tests: what of a page's markup is on paper, as its classes say. */

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*?)(\/?)>/g;

/** Whether an element with these classes is left out on paper. */
function isLeftOut(attributes: string): boolean {
  const classes = (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ');
  if (classes.includes('print:hidden') || classes.includes('sr-only')) return true;
  return classes.includes('hidden') && !classes.includes('print:block');
}

/** @param html as `renderToStaticMarkup` writes it @returns its text on paper, with a space for each tag */
export function printedText(html: string): string {
  let text = '';
  let end = 0;
  /** The elements that are open, and whether each, or one around it, is left out. */
  const open: boolean[] = [];
  for (const { 0: tag, 1: closing, 3: attributes = '', 4: closed, index } of html.matchAll(TAG)) {
    if (open.at(-1) !== true) text += `${html.slice(end, index)} `;
    end = index + tag.length;
    if (closing) open.pop();
    else if (!closed) open.push(open.at(-1) === true || isLeftOut(attributes));
  }
  return (text + html.slice(end)).replaceAll(/\s+/g, ' ').trim();
}
