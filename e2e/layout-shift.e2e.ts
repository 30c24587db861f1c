/** Nothing moves under the reader while a page is drawn: on a phone with a slow processor, and on a wide screen. */
import { PHONE, WIDE } from './every-page.fixture';
import { openPage, PAGES, recordPages } from './page-states.fixture';
import { paintFigures } from './paint-figures.fixture';
import { expect, test } from './signed-in.fixture';

const SHIFT_MOST = 0.02;

for (const [what, size] of [
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const) {
  test(`on ${what} no page moves more than 0.02 of its screen while it is drawn`, async ({ dealer: page, mark }) => {
    test.setTimeout(300_000);
    const pages = [...PAGES, ...(await recordPages(page, mark()))];
    await page.setViewportSize(size);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const moved: string[] = [];
    for (const state of pages) {
      await openPage(page, state);
      const figures = await paintFigures(page);
      if (figures.shift > SHIFT_MOST) moved.push(`${state.name}: ${figures.moved.join('; ')}`);
    }
    expect(moved).toEqual([]);
  });
}
