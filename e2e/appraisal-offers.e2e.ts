/** Offers on a phone: who may make them, and how they are revised, declined and opened again. */
import type { Page } from 'playwright/test';
import { chooseCondition, enterSuggested, startAppraisal, total } from './appraisal.fixture';
import { poundsIn } from './money.fixture';
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test.use({ viewport: { width: 390, height: 844 } });

/** Makes the suggested offer of the appraisal on screen. Resolves to the address that leads the customer to it. */
async function offerByLink(page: Page): Promise<string> {
  await enterSuggested(page);
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await page.getByRole('button', { name: 'Create customer link' }).click();
  return new URL(await page.getByLabel('Link for the customer').inputValue()).pathname;
}

test('beyond the limit a valuer’s offer waits for a manager, who approves it', async ({ browserOf, ownPlate }) => {
  const valuer = await browserOf('valuer');
  await startAppraisal(valuer, ownPlate());
  const trade = poundsIn(await total(valuer, 'Trade value').innerText());
  await valuer.getByLabel('Asking price').fill(String(trade * 2));
  await chooseCondition(valuer);
  await valuer.getByLabel('Offer to the customer').fill(String(trade + 251));
  await expect(valuer.getByText('The offer is £251 above the trade value')).toBeVisible();
  await valuer.getByRole('button', { name: /^Request approval/ }).click();
  await expect(valuer.getByText('The offer waits for a manager’s approval.')).toBeVisible();
  const manager = await browserOf('manager');
  await manager.goto('/people/approvals');
  await manager.getByRole('heading', { name: 'Offers to approve' }).waitFor();
  await manager.goto(new URL(valuer.url()).pathname);
  await manager.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(manager.getByText('Offered', { exact: true })).toBeVisible();
});

test('a price that a valuer may not offer is refused at its field, and a manager may enter it', async ({
  browserOf,
  ownPlate,
}) => {
  const valuer = await browserOf('valuer');
  await startAppraisal(valuer, ownPlate());
  const trade = poundsIn(await total(valuer, 'Trade value').innerText());
  await valuer.getByLabel('Asking price').fill(String(trade * 2));
  await chooseCondition(valuer);
  await valuer.getByLabel('Offer to the customer').fill(String(trade));
  await valuer.getByRole('button', { name: /^Make the offer of £/ }).click();
  await valuer.getByRole('button', { name: 'Customer accepted' }).click();
  await valuer.getByRole('button', { name: 'Enter as bought' }).click();
  const price = valuer.getByLabel('Price paid');
  await expect(price).toHaveValue(String(trade));
  await price.fill(String(trade + 251));
  const accepted = `£${trade.toLocaleString('en-GB')}`;
  await expect(price).toHaveAccessibleDescription(
    new RegExp(
      `A manager has to approve this price: the price is £251 above .+ Buy at the accepted ${accepted}, revise`,
    ),
  );
  const bought: string[] = [];
  valuer.on('request', (request) => {
    if (request.url().endsWith('/buy')) bought.push(request.url());
  });
  await valuer.getByRole('button', { name: 'Save as bought' }).click();
  await price.fill(String(trade + 250));
  await expect(price).toHaveAccessibleDescription('');
  expect(bought).toEqual([]);
  expect(await axeViolations(valuer)).toEqual([]);

  const manager = await browserOf('manager');
  await manager.goto(new URL(valuer.url()).pathname);
  await manager.getByRole('button', { name: 'Enter as bought' }).click();
  await manager.getByLabel('Price paid').fill(String(trade + 251));
  await manager.getByRole('button', { name: 'Save as bought' }).click();
  const paid = (trade + 251).toLocaleString('en-GB');
  await expect(manager.getByText(new RegExp(`^Bought for £${paid} on `))).toBeVisible();
});

test('the link of an offer that the dealer revises shows that it was withdrawn', async ({
  dealer: page,
  browser,
  baseURL,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const link = await offerByLink(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const customer = await context.newPage();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('button', { name: 'Revise the offer' }).click();
  const revision = page.getByRole('dialog', { name: 'Revise the offer?' });
  await revision.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Revise the offer' })).toBeFocused();
  await page.getByRole('button', { name: 'Revise the offer' }).click();
  await revision.getByRole('button', { name: 'Revise', exact: true }).click();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  // Opened before, it is answered too late: the page says so, and shows what the offer is now, without its price.
  await customer.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(customer.getByText(/has changed or withdrawn this offer\. Ask them for a new one\./)).toBeAttached();
  await expect(customer.getByRole('heading', { name: 'This offer was withdrawn' })).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText(/expired|Valid until|£/);
  await expect(customer.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0);
  expect(await axeViolations(customer)).toEqual([]);
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'This offer was withdrawn' })).toBeVisible();
  await context.close();
});

test('a decline entered by mistake is undone in the message, or later by its button; the offer is open again', async ({
  dealer: page,
  browser,
  baseURL,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const link = await offerByLink(page);
  const state = (name: string) => page.getByText(name, { exact: true });

  await page.getByRole('button', { name: 'Customer declined' }).click();
  await expect(state('Declined')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(state('Offered')).toBeVisible();

  // The message is gone with the page; the step stays as long as the offer is valid.
  await page.getByRole('button', { name: 'Customer declined' }).click();
  await expect(state('Declined')).toBeVisible();
  await page.reload();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo “Customer declined”' }).click();
  await expect(state('Offered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo “Customer declined”' })).toHaveCount(0);

  // The link leads to it as before, and the customer answers for themselves.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const customer = await context.newPage();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Decline', exact: true }).click();
  await customer.getByLabel('Reason (optional)').selectOption({ label: 'I am selling elsewhere' });
  await customer.getByRole('button', { name: 'Yes, decline' }).click();
  await expect(customer.getByText('You have declined this offer')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(state('Declined')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo “Customer declined”' })).toHaveCount(0);
  await expect(page.getByText('Reason that the customer gave for declining: Sold elsewhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter as lost' }).click();
  await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('sold_elsewhere');
});

test('on a tablet turned to the customer the offer sheet is signed by the typed name, and that accepts it', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await startAppraisal(page, ownPlate());
  await enterSuggested(page);
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await expect(page.getByRole('contentinfo')).toContainText('not an offer');
  await page.getByRole('link', { name: 'Offer sheet' }).click();
  await page.getByRole('button', { name: 'Sign and accept' }).waitFor();
  // On screen and on paper.
  await expect(page.getByText('not an offer')).toHaveCount(0);
  await expect(page.getByText('Signed by the customer')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const sizes = await page
    .locator('article :is(p, li, dt, dd, h2)')
    .evaluateAll((texts) =>
      texts.filter((text) => text.checkVisibility()).map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
  await page.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Use my typed name as my signature').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Sign and accept' }).press('Enter');
  await expect(page.getByText(/^Signed by Ann Lee, .*with a typed name$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the appraisal' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  // No name is entered and no photo taken: the signature alone is the customer's, and can be erased.
  await page.getByRole('button', { name: 'Erase the signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase the signature?' });
  await expect(dialog.getByText(/^Signature of Ann Lee, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Signed by Ann Lee, /)).toBeVisible();
  await page.getByRole('button', { name: 'Erase the signature' }).click();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased: the signature.')).toBeVisible();
  await expect(page.getByText('Signed by Ann Lee')).toHaveCount(0);
});
