/** Another system is sent what happens. What it receives over https, and how it checks it: send-webhooks.test.ts. */
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test('an administrator creates a webhook, tries it, changes, pauses and removes it', async ({
  dealer,
  browserErrors,
}) => {
  const name = `Our system ${Date.now()}`;
  await dealer.goto('/webhooks');
  await dealer.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dealer.getByText('Enter a name, such as the system that receives the events.')).toBeVisible();
  await dealer.getByLabel('Name', { exact: true }).fill(name);
  await dealer.getByLabel('Address', { exact: true }).fill('http://crm.invalid/events');
  await dealer.getByLabel('Offer accepted or declined').check();
  await dealer.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dealer.getByText('The address does not begin with https://.')).toBeVisible();
  // Nothing typed is lost, and the browser reports the two refusals.
  await expect(dealer.getByLabel('Name', { exact: true })).toHaveValue(name);
  expect(browserErrors.splice(0)).toHaveLength(2);
  await dealer.getByLabel('Address', { exact: true }).fill('https://crm.invalid/events?key=secret');
  await dealer.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await dealer.getByLabel(`Signing secret of ${name}`).inputValue();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await axeViolations(dealer)).toEqual([]);

  const listed = dealer.getByRole('listitem').filter({ hasText: name }).first();
  await expect(listed).toContainText('at crm.invalid');
  await expect(listed).not.toContainText('key=secret');
  await dealer.getByRole('button', { name: `Send a test to ${name}` }).click();
  await expect(listed).toContainText('The system could not be reached');

  await dealer.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = dealer.getByRole('dialog');
  await dialog.getByLabel('All events').check();
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} B`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(listed).toContainText(`${name} B`);
  await expect(listed).toContainText('All events.');

  await dealer.getByRole('button', { name: `Pause ${name} B` }).click();
  await expect(listed).toContainText('Paused on');
  await dealer.getByRole('button', { name: `Resume ${name} B` }).click();
  await expect(listed).not.toContainText('Paused on');

  await dealer.getByRole('button', { name: `Replace secret of ${name} B` }).click();
  await dealer.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  const replaced = await listed.getByLabel(`Signing secret of ${name} B`).inputValue();
  expect(replaced).not.toBe(secret);

  await dealer.getByRole('button', { name: `Remove ${name} B` }).click();
  await dealer.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(listed).toHaveCount(0);
  await dealer.goto('/people');
  await expect(dealer.getByText(/^A webhook was removed by /).first()).toBeVisible();
});
