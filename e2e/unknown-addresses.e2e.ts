import { readdirSync } from 'node:fs';
import { expect, expectFailure, test } from './signed-in.fixture';

/** What stands in place of an id: of no form, of a form that names nothing, too long, and not storable. */
const NAMES_OF_NOTHING = ['nothing', '00000000-0000-4000-8000-000000000000', '9999999999', 'a'.repeat(120), '%00'];

/** Every page of the frame whose address names a thing: `/stock/[id]/auction`. */
const PAGES = readdirSync('app/(signed-in)', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('[') && path.endsWith('/page.tsx'))
  .map((path) => `/${path.replace('/page.tsx', '')}`);

for (const page of PAGES) {
  test(`${page}: an address that names nothing gives a page in the frame that says so, with a link onwards`, async ({
    dealer,
    complaints,
  }) => {
    for (const name of NAMES_OF_NOTHING) {
      const path = page.replace('[kind]', 'car').replace(/\[\w+\]/, name);
      expectFailure(complaints, 404, path);
      const response = await dealer.goto(path);
      expect(response?.status(), path).toBe(404);
      const main = dealer.getByRole('main');
      await expect(main, path).toHaveCount(1);
      await expect(dealer.getByRole('banner'), path).toHaveCount(1);
      await expect(main.getByRole('link').first(), path).toBeVisible();
    }
  });
}
