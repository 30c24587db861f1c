/** A build by its rules, by keyboard alone. */
import type { Locator } from 'playwright/test';
import { box, configure, LARGE, live, row } from './configurator.fixture';
import { expect, test } from './signed-in.fixture';

test('by keyboard alone: search, choose, meet a need, walk past what is blocked, take a repair, undo', async ({
  dealer: page,
}) => {
  await configure(page);
  /** Tab, as a person would, until the focus is on what is looked for. */
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 120; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not reach it');
  };
  await tabTo(page.getByRole('searchbox', { name: 'Search options' }));
  await page.keyboard.type('tow');
  const searchStatus = page.getByRole('search').getByRole('status');
  await expect(searchStatus).toHaveText(/^\d+ of \d+ options$/);
  await expect(box(page, 'Winter Pack')).toHaveCount(0);
  await tabTo(box(page, 'Tow bar'));
  await page.keyboard.press('Space');
  await expect(live(page)).toHaveText(
    'Tow bar added. Tow bar needs one of Self-levelling suspension or Trailer assist (rule RO 904). Options £700.',
  );
  await tabTo(row(page, 60).getByRole('button', { name: /^Needs/ }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Add Self-levelling suspension' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(live(page)).toHaveText('Self-levelling suspension added. Options £1,550.');
  await expect(box(page, 'Tow bar'), 'what had the need').toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search options' });
  await search.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('wheels');
  await tabTo(page.getByRole('radio', { name: '18" alloy wheels' }));
  await page.keyboard.press('ArrowDown');
  await expect(live(page)).toHaveText(/^19" alloy wheels added\. 18" alloy wheels no longer fitted\./);
  await page.keyboard.press('ArrowDown');
  await expect(live(page)).toHaveText('20" alloy wheels cannot be fitted with Tow bar (rule NW 909).');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('radio', { name: '19" alloy wheels' })).toBeChecked();
  await tabTo(row(page, 12).getByRole('button', { name: /Not with Tow bar/ }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Apply' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '20" alloy wheels' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '20" alloy wheels' }), 'what could not be had').toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(live(page)).toHaveText(/^Undone: /);
  await expect(page.getByRole('radio', { name: '19" alloy wheels' })).toBeChecked();
});

test('by keyboard in the tray: what is removed or completed leaves the focus beside it, never nowhere', async ({
  dealer: page,
}) => {
  await configure(page);
  for (const name of ['Heated seats', 'Roof rails', 'Premium audio', 'Subwoofer', 'Tow bar'])
    await box(page, name).click();
  const tray = page.getByRole('complementary', { name: 'Your build' });
  const heading = tray.getByRole('heading', { name: 'Your build' });
  const remove = (name: string) => tray.getByRole('button', { name: `Remove ${name}` });
  await tray.getByRole('button', { name: /^Add (it|them)/ }).press('Enter');
  await expect(tray.getByRole('region', { name: 'Required options' })).toHaveCount(0);
  await expect(heading).toBeFocused();
  await remove('Heated seats').press('Enter');
  await expect(remove('Roof rails')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Premium audio')).toBeFocused();
  await tray.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(tray.getByRole('button', { name: 'Undo' })).toBeFocused();
  const left = tray.locator('[data-selections] ul').first().getByRole('button');
  await left.last().focus();
  for (let remaining = await left.count(); remaining > 0; remaining -= 1) {
    await expect(left).toHaveCount(remaining);
    await page.keyboard.press('Enter');
  }
  await expect(tray.getByText('No options selected. Tick')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(left).toHaveCount(1);
});

test('a list of 300 options is at most 40 stops of Tab, one for each group, and arrows reach every row', async ({
  dealer: page,
}) => {
  await configure(page, '', LARGE);
  await page.getByLabel('Price list date').focus();
  let stops = 1;
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('main') !== null && document.activeElement !== document.body);
  for (; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) break;
  }
  expect(stops).toBeLessThanOrEqual(40);
  // Down through a category's boxes, to its last row and back to its first.
  const section = page
    .locator('section[id^="category"]')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const boxes = section.locator(':scope > ul > li[data-code]').getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await categories.first().focus();
  await page.keyboard.press('End');
  await expect(categories.last()).toBeFocused();
});

// One stop for each group, arrows inside: the longest list alone has 29 groups.
for (const [what, code, most] of [
  ['the reference car', undefined, 30],
  ['a list of 300 options', LARGE, 40],
] as const) {
  test(`${what}: Tab goes through the configurator in at most ${most} stops`, async ({ dealer: page }) => {
    await configure(page, '', code);
    // The last of the vehicle's own tabs: what follows is the configurator.
    await page.getByRole('main').getByRole('link', { name: 'Company car', exact: true }).focus();
    const stops: string[] = [];
    // The page ends with its footer.
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        const isInPage = focused?.closest('main') != null;
        return isInPage
          ? `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}`
          : null;
      });
      if (stop === null || stops.length > 60) break;
      stops.push(stop);
    }
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(most);
    expect(stops.length).toBeGreaterThan(10);
  });
}
