/** What axe and the list of words find on a page, and how wide the page is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { phrasesOn } from './screen-words.fixture';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page, where `axeViolations` puts it. */
declare const axe: typeof import('axe-core');

interface AxeChoice {
  /** Rules that are not checked. */
  readonly without?: readonly string[];
}

/**
 * What axe finds on a page, as `rule: where`; lists with nothing in them, which a screen reader announces all the same;
 * and phrases that no dealer would use, as `words: …`. axe is put in past the content security policy, as a browser's
 * tools are.
 */
export async function axeViolations(page: Page, { without = [] }: AxeChoice = {}): Promise<string[]> {
  // Next puts the title of a page in after the page itself.
  await page.waitForFunction(() => document.title !== '');
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  await page.evaluate(AXE);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const violations = await page.evaluate(
    async (options) => {
      const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    { runOnly: TAGS, rules },
  );
  return [...violations, ...(await emptyListsOn(page)), ...(await phrasesOn(page))];
}

const emptyListsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => list.childElementCount === 0 && list.checkVisibility())
      .map((list) => `empty list: ${list.parentElement?.textContent?.slice(0, 60) ?? ''}`),
  );

export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Words that stand beyond the right edge of the list item that they are in. */
export const overrunsOn = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('li')].flatMap((item) => {
      const edge = item.getBoundingClientRect();
      return [...item.querySelectorAll('*')]
        .filter((element) => {
          // What only screen readers read is one pixel wide.
          const { width, right } = element.getBoundingClientRect();
          return edge.width > 0 && width > 1 && right > edge.right + 1 && element.checkVisibility();
        })
        .map((element) => (element.textContent ?? '').slice(0, 60));
    }),
  );
