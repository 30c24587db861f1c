/** What of a page cannot be seen: text that is cut off, cells that lie over one another, a control that is covered. */
import type { Page } from 'playwright/test';

/** Adds rules past the content security policy, as a browser's extensions do. */
export const addStyle = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, text);

/** WCAG 1.4.12, as a person's own style sheet sets it. */
export const setTextSpacing = (page: Page) =>
  addStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );

/** What is cut off by its own box, with the reason. Text that a screen reader alone reads is cut off on purpose. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.closest('svg, select, .sr-only, [aria-hidden="true"]')) continue;
      const style = getComputedStyle(element);
      if (style.color === 'rgba(0, 0, 0, 0)' || element.getClientRects().length === 0) continue;
      if (element.clientWidth <= 1 || style.clipPath !== 'none') continue;
      // An option's status is one line; a click on its box opens the whole reason.
      if (style.textOverflow === 'ellipsis') continue;
      const cutX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cutY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (
        (cutX && element.scrollWidth > element.clientWidth + 1) ||
        (cutY && element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`);
    }
    return found;
  });

/** What a box around it cuts off, and the cells of a row that lie over one another. */
export const cutAndOverlaid = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const hidden = 'select, .sr-only, [aria-hidden="true"]';
    /** Around what is seen of a cell; null where nothing is. */
    const boxOf = (cell: Element) => {
      const texts = [...cell.querySelectorAll('*'), cell]
        .filter((element) => !element.closest(hidden))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const boxes = [...texts, ...cell.querySelectorAll('svg')].map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
      if (seen.length === 0) return null;
      return {
        left: Math.min(...seen.map(({ left }) => left)),
        right: Math.max(...seen.map(({ right }) => right)),
        top: Math.min(...seen.map(({ top }) => top)),
        bottom: Math.max(...seen.map(({ bottom }) => bottom)),
      };
    };
    const name = (element: Element) => `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || element.closest(`svg, [role="img"], ${hidden}`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1) continue;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
        // What scrolls can be brought into sight; what ends in dots opens.
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || clipPath !== 'none') break;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const { left, right } = around.getBoundingClientRect();
        if (box.right > right + 1 || box.left < left - 1) found.push(`cuts off ${name(element)}`);
        break;
      }
    }
    for (const row of document.querySelectorAll('main tr')) {
      // A row's name that stays in place has the columns scroll under it.
      if ([...row.children].some((cell) => getComputedStyle(cell).position === 'sticky')) continue;
      const cells = [...row.children].flatMap((cell) => {
        const box = boxOf(cell);
        return box ? [{ cell, box }] : [];
      });
      cells.forEach(({ cell, box }, index) => {
        const over = cells.slice(index + 1).find(({ box: other }) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return across > 2 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2;
        });
        if (over) found.push(`lays ${name(cell)} over ${name(over.cell)}`);
      });
    }
    return found;
  });

/** Rows of a table of which only the heading is seen. */
export const bareRows = (page: Page) =>
  page.locator('main tr:has(> [role="rowheader"]):has(> [role="cell"])').evaluateAll((rows) =>
    rows
      .filter((row) => row.getClientRects().length > 0)
      .filter((row) => [...row.querySelectorAll('[role="cell"]')].every((cell) => cell.getClientRects().length === 0))
      .map((row) => row.textContent ?? ''),
  );

/** Goes through the page by Tab, and says which focused control something else lies over. */
export async function coveredControls(page: Page, steps: number): Promise<string[]> {
  const covered = new Set<string>();
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    let fault = await page.evaluate(coveredFocus);
    if (fault) {
      // What came late may have moved it away since: it is focused once more.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      fault = await page.evaluate(coveredFocus);
    }
    if (fault) covered.add(fault);
  }
  return [...covered];
}

/** In the page: the focused control, if something else lies over it. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return null;
  const points = [0.25, 0.5, 0.75].map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 }));
  const isSeen = points.some(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focused.contains(top) || top.contains(focused) || top.closest('label')?.contains(focused));
  });
  return isSeen
    ? null
    : `${focused.tagName} “${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 40)}”`;
}

/** Prices and mileages whose digits are on more than one line: each part reads as another figure. */
export const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: figure, index } of node.nodeValue?.matchAll(/£?\d{1,3}(?:,\d{3})+(?:\.\d\d)?/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.add(figure);
      }
    return [...found];
  });
