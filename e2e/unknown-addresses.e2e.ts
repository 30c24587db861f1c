import { readdirSync } from 'node:fs';
import { expect, expectFailure, test } from './signed-in.fixture';

/** What stands in place of an id: of no form, of a form that names nothing, too long, and not storable. */
const [NOTHING, ...OTHER_NAMES] = [
  'nothing',
  '00000000-0000-4000-8000-000000000000',
  '9999999999',
  'a'.repeat(120),
  '%00',
];

/** Every page of the frame whose address names a thing: `/stock/[id]/auction`. */
const PAGES = readdirSync('app/(signed-in)', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('[') && path.endsWith('/page.tsx'))
  .map((path) => `/${path.replace('/page.tsx', '')}`);

test('an address that names nothing gives a page in the frame that says so, with a link onwards', async ({
  dealer,
  browserErrors,
}) => {
  test.setTimeout(180_000);
  for (const page of PAGES) {
    const addressWith = (name: string) => page.replace('[kind]', 'car').replace(/\[\w+\]/, name);
    const path = addressWith(NOTHING);
    expectFailure(browserErrors, 404, path);
    expect((await dealer.goto(path))?.status(), path).toBe(404);
    const main = dealer.getByRole('main');
    await expect(main, path).toHaveCount(1);
    await expect(dealer.getByRole('banner'), path).toHaveCount(1);
    await expect(main.getByRole('link').first(), path).toBeVisible();
    const heading = await main.getByRole('heading').first().innerText();
    expect(heading, path).toMatch(/not found$|no such/);
    // The others have that page in their answer, which the script would draw.
    for (const name of OTHER_NAMES) {
      const answer = await dealer.request.get(addressWith(name));
      expect(answer.status(), addressWith(name)).toBe(404);
      expect(await answer.text(), addressWith(name)).toContain(heading);
    }
  }
});
