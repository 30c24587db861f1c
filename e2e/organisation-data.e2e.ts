/** The data of an organisation: who sees it, how long it is there, and how it is erased. */
import { valueCar } from './dealer.fixture';
import { allowFailure, expect, expectFailure, test } from './signed-in.fixture';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

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

test('where nothing is stored for a plate as typed, the one that it can only be is named', async ({ dealer: page }) => {
  await page.goto('/people/privacy');
  await page.getByRole('textbox', { name: 'Plate or VIN' }).fill('KX2I ZZY');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is stored for KX2IZZY. Did you mean KX21 ZZY?')).toBeVisible();
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

test('a record that is unknown or another organisation’s is not found, on the page and by the API', async ({
  dealer: page,
  browserOf,
  ownPlate,
  browserErrors,
  baseURL,
}) => {
  await valueCar(page, ownPlate());
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const stranger = await browserOf('elsewhere');
  for (const path of [
    `/valuations/${id}`,
    `/valuations/${id}/customer`,
    `/valuations/${UNKNOWN_ID}`,
    '/valuations/x',
  ]) {
    expectFailure(browserErrors, 404, path);
    const response = await stranger.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(stranger.getByText('Valuation not found')).toBeVisible();
    expect(await stranger.content(), path).not.toContain(ownPlate());
  }
  for (const recordId of [id, UNKNOWN_ID]) {
    const response = await stranger.request.get(`/api/valuations/${recordId}`);
    expect(response.status()).toBe(404);
    expect((await response.json()).fault.code).toBe('not_found');
  }
  const revalued = await stranger.request.post(`/api/valuations/${id}/revalue`, {
    headers: { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-another-organisation' },
    data: { kind: 'car', identifier: 50_017, mileage: 40_000 },
  });
  expect(revalued.status()).toBe(404);
  await stranger.goto('/valuations');
  await expect(stranger.getByText('No valuations yet')).toBeVisible();
});
