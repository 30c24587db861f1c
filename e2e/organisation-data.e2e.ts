/** The data of an organisation: who sees it, how long it is there, and how it is erased. */
import { axeViolations, widthOf } from './axe.fixture';
import { valueOf, valueCar } from './dealer.fixture';
import { stranger } from './organisation.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

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

test('what is held of a plate is found and erased, and is gone from every list', async ({
  dealer: page,
  ownPlate,
  browserErrors,
}) => {
  await valueCar(page, ownPlate());
  const address = page.url();
  await page.goto('/people/privacy');
  await page.getByRole('textbox', { name: 'Plate or VIN' }).fill(ownPlate().toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 × Valuations and look-ups: deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('2 × Recent results: deleted')).toBeVisible();
  await expect(page.getByText(`Nothing is stored for ${ownPlate()}.`)).toBeVisible();
  await page.goto('/valuations');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() })).toHaveCount(0);
  await page.goto('/ledger');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('Valuation not found').first()).toBeVisible();
  allowFailure(browserErrors, 404);
});

test('how long records are stored is read as typed, and confirmed before anything is erased', async ({
  dealer: page,
}) => {
  await page.goto('/people/privacy');
  const days = page.getByLabel('Days', { exact: true });
  const set = page.getByRole('button', { name: 'Set', exact: true });
  await days.fill('90 days');
  await set.click();
  await expect(page.getByText('Enter a whole number of days, such as 365, or leave empty.')).toBeVisible();
  await days.fill('3,650');
  await set.click();
  const dialog = page.getByRole('dialog', { name: 'Erase data older than 3,650 days?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await set.click();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Records are stored for 3,650 days.')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('3,650');
  await days.fill('');
  await set.click();
  await expect(page.getByText('Records are stored until they are erased manually.')).toBeVisible();
});

test('another organisation finds nothing of this one by any id, and changes nothing', async ({
  dealer: page,
  browserOf,
  baseURL,
}) => {
  await valueCar(page, 'AB21 CDE');
  const valuation = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const people = await (await page.request.get('/api/people')).json();
  const person: string = people.members.find((member: { isYou: boolean }) => !member.isYou).id;
  const headers = { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-somebody-elsewhere' };
  const made = await page.request.post(`/api/valuations/${valuation}/shares`, { headers, data: {} });
  const share: string = (await made.json()).share.id;
  const elsewhere = await browserOf('elsewhere');
  const requests: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, object?])[] = [
    ['get', `/api/valuations/${valuation}`],
    ['get', `/api/valuations/${valuation}/spread`],
    ['get', `/api/valuations/${valuation}/shares`],
    ['post', `/api/valuations/${valuation}/shares`, {}],
    ['post', `/api/valuations/${valuation}/revalue`, { kind: 'car', identifier: 50_001 }],
    ['delete', `/api/shares/${share}`, {}],
    ['put', `/api/people/${person}/role`, { role: 'viewer' }],
    ['put', `/api/people/${person}/active`, { active: false }],
    ['put', `/api/people/${person}/budget`, { monthlyLimit: 0 }],
    ['post', `/api/people/${person}/sign-out`, {}],
  ];
  for (const [method, path, data] of requests) {
    const answer = await elsewhere.request[method](path, { headers, ...(data && { data }) });
    expect(answer.status(), `${method} ${path}`).toBe(404);
  }
  const ledger = await (await elsewhere.request.get('/api/ledger')).json();
  expect(ledger.items.filter((line: { person: { name: string } }) => line.person.name === 'Demo Dealer')).toEqual([]);
});
