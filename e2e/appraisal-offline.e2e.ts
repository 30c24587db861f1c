import { card, startAppraisal } from './appraisal.fixture';
import { expect, test } from './signed-in.fixture';

test.use({ viewport: { width: 390, height: 844 } });

test('offline, nothing typed is lost, even by a reload, and it is saved once the network is back', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  await page.route('**/api/appraisals/*/entries', (route) => route.abort());
  await page.getByLabel('Margin wanted').fill('777');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Margin wanted')).toHaveValue('777');
  await page.unroute('**/api/appraisals/*/entries');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByLabel('Margin wanted')).toHaveValue('777');
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('ERR_FAILED')));
});

test('offline, a closed tab loses nothing: an entry is there again, and before a customer’s detail the browser asks', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  const context = page.context();
  await startAppraisal(page, ownPlate());
  await context.route('**/api/appraisals/*/entries', (route) => route.abort());
  const tab = await context.newPage();
  await tab.goto(new URL(page.url()).pathname);
  await tab.getByLabel('Margin wanted').fill('777');
  await expect(tab.getByText('Not saved yet. Your entries stay on this device and are sent again.')).toBeVisible();
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => tab.isClosed()).toBe(true);

  await page.reload();
  await expect(page.getByLabel('Margin wanted')).toHaveValue('777');
  const customer = card(page, 'Customer');
  await customer.getByLabel('Name').fill('Cara Customer');
  await expect(page.getByText('Your entries stay here and are sent again.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Cara');
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.unroute('**/api/appraisals/*/entries');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByLabel('Margin wanted')).toHaveValue('777');
  await expect(customer.getByLabel('Name')).toHaveValue('Cara Customer');
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('ERR_FAILED')));
});

test('once the session has ended, an open appraisal says so once, though neither reading nor saving works', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const refused = (method: string) =>
    page.waitForResponse((response) => response.status() === 401 && response.request().method() === method, {
      timeout: 30_000,
    });
  const [read, saved] = [refused('GET'), refused('PUT')];
  await page.context().clearCookies();
  await page.getByLabel('Margin wanted').fill('777');
  await Promise.all([read, saved]);
  const notice = page.getByText('You are not signed in, or your session has ended.');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('401')));
});
