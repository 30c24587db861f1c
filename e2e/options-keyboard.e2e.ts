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
    'Tow bar added. Tow bar must be fitted with one of Self-levelling suspension or Trailer assist (rule RO 904). Options £700.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 60).getByRole('button', { name: /^Needs/ })).toBeFocused();
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

test('in the tray the arrows come from Print to Undo, and from the last Remove to what is included', async ({
  dealer: page,
}) => {
  await configure(page);
  for (const name of ['Heated seats', 'Roof rails']) await box(page, name).click();
  const tray = page.getByRole('complementary', { name: 'Your build' });
  await tray.getByRole('button', { name: 'Copy the link' }).focus();
  await page.keyboard.press('End');
  const undo = tray.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(undo).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  // To the last thing to undo: the toolbar stays within reach without it.
  for (let step = 0; step < 2; step += 1) await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(tray.getByRole('toolbar', { name: /undo/ }).locator('[tabindex="0"]')).toHaveCount(1);

  const selected = tray.getByRole('toolbar', { name: 'Selected options' });
  for (const name of ['Heated seats', 'Roof rails']) await box(page, name).click();
  await selected.getByRole('button', { name: 'Remove Heated seats' }).focus();
  await page.keyboard.press('End');
  await expect(selected.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selected.locator('details')).toHaveAttribute('open');
  await page.keyboard.press('ArrowUp');
  await expect(selected.getByRole('button', { name: 'Remove Roof rails' })).toBeFocused();
});

test('after each removal in the tray the focused control is the one Tab stop of its toolbar', async ({
  dealer: page,
}) => {
  await configure(page);
  for (const name of ['Heated seats', 'Roof rails', 'Winter Pack']) await box(page, name).click();
  const selected = page
    .getByRole('complementary', { name: 'Your build' })
    .getByRole('toolbar', { name: 'Selected options' });
  for (const name of ['Roof rails', 'Heated seats']) {
    await selected.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await expect(selected.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    await expect(selected.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(selected.locator('[tabindex="0"]')).toBeFocused();
  }
});

test('arrows reach every option of a category of 300, and choose nothing on the way', async ({ dealer: page }) => {
  await configure(page, '', LARGE);
  const category = page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('radio') })
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const controls = category.locator('input');
  const chosen = () => category.locator('input:checked').evaluateAll((boxes) => boxes.map(({ id }) => id));
  const before = await chosen();
  await category.locator('input:not([tabindex="-1"])').first().focus();
  await page.keyboard.press('Home');
  const reached = new Set<string>();
  for (let step = 0; step < (await controls.count()); step += 1) {
    reached.add(await page.evaluate(() => document.activeElement?.id ?? ''));
    await page.keyboard.press('ArrowDown');
  }
  expect(reached).toEqual(new Set(await controls.evaluateAll((boxes) => boxes.map(({ id }) => id))));
  await expect(controls.last()).toBeFocused();
  expect(await chosen()).toEqual(before);
  await page.keyboard.press('Home');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(controls.last()).toBeFocused();
  // Each is read with its price and what it is in this build.
  for (const described of await controls.evaluateAll((boxes) =>
    boxes.map((box) => box.getAttribute('aria-describedby')),
  ))
    if (described !== null) await expect(page.locator(`[id="${described.split(' ')[0]}"]`)).toHaveText(/\S/);

  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await categories.first().focus();
  await page.keyboard.press('End');
  await expect(categories.last()).toBeFocused();
});

test('among radio buttons of a category the space bar chooses, and the right arrow comes to why not', async ({
  dealer: page,
}) => {
  await configure(page, '', LARGE);
  const category = page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('radio') })
    .first();
  const buttons = category.getByRole('radio');
  await buttons.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(1)).toBeFocused();
  await expect(buttons.nth(1)).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(buttons.nth(1)).toBeChecked();
  // The largest wheels exclude a towbar.
  await page.getByRole('radio', { name: '22" five-spoke' }).check();
  const blocked = page
    .getByRole('toolbar')
    .locator('[data-status="blocked"] input, [data-status="dead"] input')
    .first();
  await blocked.focus();
  await page.keyboard.press('ArrowRight');
  const why = page.locator('li[data-code] button:focus');
  await expect(why).toHaveAccessibleName(/: why/);
  await page.keyboard.press('ArrowLeft');
  await expect(blocked).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
});

// One stop for each category, arrows inside: the longest list has 22 categories, of 29 groups of rows.
// What is picked adds one at most, a cheaper offer: Undo is in the toolbar of the tray, and the Remove buttons are with
// what is included.
for (const [what, code, picked, most] of [
  ['the reference car', undefined, 0, 30],
  ['a list of 300 options', LARGE, 0, 30],
  ['a list of 300 options with nine picked', LARGE, 9, 30],
] as const) {
  test(`${what}: Tab goes through the configurator in at most ${most} stops`, async ({ dealer: page }) => {
    await configure(page, '', code);
    const free = page.getByRole('toolbar').locator('[data-status="available"] input[type="checkbox"]:not(:checked)');
    for (let count = 0; count < picked; count += 1) await free.first().check();
    await expect(page.locator('[data-selections] [role="toolbar"] > ul > li')).toHaveCount(picked);
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
    console.log(`${what}: ${stops.length} stops`);
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(most);
    expect(stops.length).toBeGreaterThan(10);
  });
}
