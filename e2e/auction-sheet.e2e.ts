/** The auction sheet in the hall: one for the team, on a phone, over a network that comes and goes. */
import type { Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';
import { expectDone, giveText } from './stock-lists.fixture';

const PHONE = { width: 390, height: 844 };
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** A valued list of two lots. @returns the address of its sheet */
async function openSheet(page: Page, name: string, plates: readonly string[]): Promise<string> {
  const rows = plates.map((plate, index) => `${index + 7}\t${plate}\t${46_000 - index * 10_000}`);
  await giveText(page, name, ['Lot\tReg\tMileage', ...rows].join('\n'));
  await page.getByRole('button', { name: /^Value 2 cars/ }).click();
  await expectDone(page);
  await page.getByRole('link', { name: 'Auction sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Auction sheet: ${name}` })).toBeVisible();
  return page.url();
}

test('two people share a sheet: each sees what the other enters, and chooses where both entered', async ({
  dealer,
  browserOf,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const address = await openSheet(dealer, 'Shared sale', [ownPlate(), ownPlate(1)]);
  const colleague = await browserOf('manager');
  await colleague.setViewportSize(PHONE);
  await colleague.goto(address);
  const mine = dealer.getByLabel(`Our bid for ${ownPlate()}`);
  const theirs = colleague.getByLabel(`Our bid for ${ownPlate()}`);

  await mine.fill('5000');
  await mine.press('Tab');
  await saved(dealer);
  await expect(theirs).toHaveValue('£5,000');
  await expect(mine).toHaveValue('£5,000');

  // Both enter at the same moment: the later one chooses, and loses nothing.
  await colleague.context().setOffline(true);
  await theirs.fill('5200');
  await mine.fill('5100');
  await mine.press('Tab');
  await saved(dealer);
  await colleague.context().setOffline(false);
  const row = colleague.getByRole('row', { name: new RegExp(ownPlate()) });
  await expect(row.getByText(/changed this to “£5,100” meanwhile/)).toBeVisible();
  await expect(theirs).toHaveValue('5200');
  expect(await axeViolations(colleague)).toEqual([]);
  await row.getByRole('button', { name: 'Use mine' }).click();
  await saved(colleague);
  await expect(mine).toHaveValue('£5,200');

  await dealer.getByLabel(`Hammer price for ${ownPlate()}`).fill('5.2k');
  await dealer.keyboard.press('Tab');
  await dealer.getByLabel(`Result of ${ownPlate()}`).selectOption('Bought');
  await saved(dealer);
  await expect(colleague.getByText(/^Bought 1 car for £5,200, £[\d,]+ (under|over) the max bids\.$/)).toBeVisible();

  const viewer = await browserOf('viewer');
  await viewer.goto(address);
  await expect(viewer.getByLabel(`Hammer price for ${ownPlate()}`)).toHaveValue('£5,200');
  await expect(viewer.getByLabel(`Hammer price for ${ownPlate()}`)).toHaveAttribute('readonly', '');
  await expect(viewer.getByRole('link', { name: 'CSV' })).toHaveCount(0);
  browserErrors.splice(
    0,
    browserErrors.length,
    ...browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
  );
});

test('on an offline phone nothing typed is lost: it outlives the tab and is saved once the network is back', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const address = await openSheet(page, 'Hall', [ownPlate(2), ownPlate(3)]);
  await page.setViewportSize(PHONE);
  await page.goto(address);
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(PHONE.width);
  const terms = page.getByRole('button', { name: /^Prep cost per car £\d.*Change$/ });
  await expect(terms).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Margin per car')).toBeHidden();
  await page.getByLabel('Find a lot or plate').fill(ownPlate(3));
  await expect(page.getByRole('row', { name: new RegExp(ownPlate(2)) })).toHaveCount(0);
  expect(page.url(), 'no plate in the address').toBe(address);

  const context = page.context();
  await context.setOffline(true);
  await page.getByLabel(`Our bid for ${ownPlate(3)}`).fill('£4,321');
  await page.getByLabel(`Note on ${ownPlate(3)}`).fill('Smoky; two keys');
  await page.getByLabel(`Max bid for ${ownPlate(3)}`).fill('4,5oo');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await expect(page.getByText('Enter an amount, such as 8,100 or 8.1k.')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.setViewportSize(PHONE);
  await again.goto(address);
  await expect(again.getByLabel(`Our bid for ${ownPlate(3)}`)).toHaveValue('£4,321');
  await saved(again);
  await again.evaluate(() => localStorage.clear());
  await again.reload();
  await expect(again.getByLabel(`Our bid for ${ownPlate(3)}`)).toHaveValue('£4,321');
  await expect(again.getByLabel(`Note on ${ownPlate(3)}`)).toHaveValue('Smoky; two keys');
  await expect(again.getByLabel(`Max bid for ${ownPlate(3)}`)).toHaveValue('4,5oo');
  // A term that is no number opens the terms.
  await again.getByRole('button', { name: /^Prep cost per car £/ }).click();
  await again.getByLabel('Margin per car').fill('lots');
  await saved(again);
  await again.reload();
  await expect(again.getByText('Enter an amount from £0 to £100,000.')).toBeVisible();
  await expect(again.getByText('No max bids are computed until “Margin per car” can be read.')).toBeVisible();
  expect(await axeViolations(again)).toEqual([]);
  browserErrors.splice(
    0,
    browserErrors.length,
    ...browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
  );
});

test('bids that an earlier version left in the tab, and terms in its address, become the team’s', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const address = await openSheet(page, 'Carried over', [ownPlate(4), ownPlate(5)]);
  const list = /stock\/([0-9a-f-]+)/.exec(address)?.[1] ?? '';
  await page.evaluate((id) => sessionStorage.setItem(`bids ${id}`, '{"2":"£3,210"}'), list);
  await page.goto(`${address.split('?')[0]}?preparation=350&fee=200&fee-percent=2&margin=640&margin-percent=10`);
  await expect(page).not.toHaveURL(/margin/);
  await saved(page);
  const colleague = await browserOf('manager');
  await colleague.goto(address);
  await expect(colleague.getByLabel(`Max bid for ${ownPlate(4)}`)).toHaveValue('£3,210');
  await expect(colleague.getByLabel('Margin per car')).toHaveValue('640');
  expect(await page.evaluate((id) => sessionStorage.getItem(`bids ${id}`), list)).toBeNull();
});

test('two offline tabs do not overwrite each other’s bids, and where both entered one the second chooses', async ({
  dealer: first,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const address = await openSheet(first, 'Two tabs', [ownPlate(6), ownPlate(7)]);
  const context = first.context();
  const second = await context.newPage();
  const third = await context.newPage();
  for (const page of [second, third]) {
    await page.goto(address);
    await expect(page.getByLabel(`Our bid for ${ownPlate(6)}`)).toBeVisible();
  }
  await context.setOffline(true);
  const enter = async (page: Page, label: string, text: string) => {
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Tab');
    await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  };
  await enter(first, `Our bid for ${ownPlate(6)}`, '6100');
  await enter(second, `Our bid for ${ownPlate(7)}`, '7200');
  await enter(third, `Our bid for ${ownPlate(6)}`, '6300');
  // A reload without a network shows no sheet; what was typed is on the device.
  await second.reload().catch(() => null);
  await second.close();
  await context.setOffline(false);
  await expect(first.getByText('Saved', { exact: true }).or(first.getByText(/changed this to/))).toBeVisible();
  await expect(third.getByText('Saved', { exact: true }).or(third.getByText(/changed this to/))).toBeVisible();
  const later = (await first.getByText(/changed this to/).isVisible()) ? first : third;
  const row = later.getByRole('row', { name: new RegExp(ownPlate(6)) });
  await expect(row.getByText(/changed this to “£6,[13]00” meanwhile/)).toBeVisible();
  await row.getByRole('button', { name: 'Use theirs' }).click();
  await saved(later);

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel(`Our bid for ${ownPlate(7)}`)).toHaveValue('£7,200');
  await saved(again);
  await again.evaluate(() => localStorage.clear());
  await again.reload();
  await expect(again.getByLabel(`Our bid for ${ownPlate(7)}`)).toHaveValue('£7,200');
  browserErrors.splice(
    0,
    browserErrors.length,
    ...browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
  );
});
