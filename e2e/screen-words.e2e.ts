/** No page says what no dealer would: over the rendered text, with everything on the page opened. */
import type { Page } from 'playwright/test';
import { openPage, PAGES, recordPages } from './page-states.fixture';
import { phrasesOn } from './screen-words.fixture';
import { expect, test } from './signed-in.fixture';

for (const state of PAGES) {
  test(`${state.name}: every text, label and drawing is in the trade’s words`, async ({ dealer: page }) => {
    await openPage(page, state);
    expect(await phrasesOn(page)).toEqual([]);
  });
}

test('a record with alerts, its panels and its customer copy are in the trade’s words', async ({ dealer: page }) => {
  for (const state of await recordPages(page, 'SC16 RAP')) {
    await openPage(page, state);
    await scrollThrough(page);
    expect(await phrasesOn(page), state.name).toEqual([]);
  }
});

test('a page with refused words is detected, in text, label and drawing, but not in the provider’s texts', async ({
  dealer: page,
}) => {
  await page.goto('/account');
  await page.evaluate(() => {
    const added = document.createElement('div');
    added.innerHTML = `<p>What it <b>rests on</b></p><details><summary>More</summary><p>Mileage cliff</p></details>
      <button aria-label="Look up afresh"></button><td>Sum</td>
      <svg><text>The outline behind a bar</text></svg>
      <p>FORD FOCUS HATCHBACK</p><p data-provider-words>Rule doctor, FORD</p><code>Gallery of parts</code><p>Sum of parts</p>`;
    document.body.append(added);
  });
  const found = (await phrasesOn(page)).map((line) => /“(.+?)”/.exec(line)?.[1]);
  expect(new Set(found)).toEqual(
    new Set([
      'FORD FOCUS HATCHBACK',
      'Look up afresh',
      'Mileage cliff',
      'Sum',
      'The outline behind a bar',
      'What it rests on',
    ]),
  );
});

/** What is requested once it comes near the screen is there, too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}
