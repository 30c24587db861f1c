import { EVERY_PAGE } from './every-page.fixture';
import { valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

/** The policy allows none: before the script runs one has no effect, and the browser reports it as an error. */
test('no page has a style attribute in its HTML or an unsafe keyword in its policy', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  for (const path of [record, `${record}/customer`, ...EVERY_PAGE, '/sign-in', '/nothing-here']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-security-policy'], path).not.toMatch(/unsafe/);
    const shown = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(shown.match(/<[^>]* style="[^"]*"/g) ?? [], path).toEqual([]);
  }
});
