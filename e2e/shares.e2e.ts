/** A valuation that a dealer shares with a customer. */
import { axeViolations, widthOf } from './axe.fixture';
import { valueCar, valueOf } from './dealer.fixture';
import { stranger } from './organisation.fixture';
import { expect, test } from './signed-in.fixture';

test('a customer looks at their copy by a link, without an account, a plate or the trade’s values', async ({
  dealer: page,
  browser,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const clean = await valueOf(page, 'Clean');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the customer copy' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link to the customer copy').inputValue();

  const customer = await stranger(browser, baseURL, browserErrors);
  const counted = customer.waitForResponse(/\/api\/shares\/view$/);
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: 'Retail value' })).toBeVisible();
  const html = await customer.content();
  expect(html).not.toContain(ownPlate());
  expect(html).not.toContain(clean.toLocaleString('en-GB'));
  expect(html).not.toMatch(/gallery/i);
  expect(await axeViolations(customer)).toEqual([]);
  await customer.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(customer)).toBeLessThanOrEqual(390);
  await counted;

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Viewed 1 time')).toBeVisible();
  const end = dialog.getByRole('button', { name: /^End the link created / });
  const ending = page.getByRole('dialog', { name: /^End the link created / });
  await end.press('Enter');
  await expect(ending.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ending).toBeHidden();
  await expect(end, 'the dialog around it stays open').toBeFocused();
  await end.press('Enter');
  await ending.getByRole('button', { name: 'End the link', exact: true }).press('Enter');
  await expect(end).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' }), 'its row is gone').toBeFocused();
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await customer.context().close();
});

test('a link is shared by the device’s own sheet where there is one', async ({ dealer: page, ownPlate }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: ShareData) => void (document.title = `shared ${url}`) });
  });
  await valueCar(page, ownPlate());
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the customer copy' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveTitle(/^shared http.*\/shared\//);
});
