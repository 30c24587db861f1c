/** The list of words that no dealer would use finds them wherever they stand; `every-page.e2e.ts` reads every page by it. */
import { phrasesOn } from './screen-words.fixture';
import { expect, test } from './signed-in.fixture';

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
