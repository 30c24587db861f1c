import { axeViolations } from './axe.fixture';
import { plateOfWords } from './plates.fixture';
import { expect, test } from './signed-in.fixture';

test('another system values a car with a key that an administrator made, until the key is revoked', async ({
  dealer,
  playwright,
  baseURL,
  browserErrors,
}) => {
  const name = `Our system ${Date.now()}`;
  await dealer.goto('/api-keys');
  await dealer.getByRole('button', { name: 'Create API key' }).click();
  await expect(dealer.getByText('Enter a name, such as the system that uses it.')).toBeVisible();
  // The browser reports the refusal, too.
  expect(browserErrors.splice(0)).toHaveLength(1);
  await dealer.getByLabel('Name', { exact: true }).fill(name);
  await dealer.getByRole('button', { name: 'Create API key' }).click();
  const key = await dealer.getByLabel(`API key of ${name}`).inputValue();
  expect(await axeViolations(dealer)).toEqual([]);
  const listed = dealer.getByRole('listitem').filter({ hasText: name });
  await expect(listed).toContainText('Not used yet');

  // Neither a cookie nor an origin.
  const system = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const session = await (await system.get('/api/session')).json();
  expect(session.role).toBe('valuer');
  expect(session.permissions).toContain('valuations.create');
  expect(session.permissions).not.toContain('account.change');
  const headers = { 'idempotency-key': `api-keys-journey-${Date.now()}` };
  const data = { plate: plateOfWords(name), mileage: 41_000 };
  const valued = await system.post('/api/valuations', { headers, data });
  expect(valued.status()).toBe(201);
  const { record } = await valued.json();
  expect((await system.get(`/api/valuations/${record.id}`)).status()).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/api-keys'],
    ['GET', '/api/account/events'],
    ['GET', '/api/people'],
  ] as const)
    expect((await system.fetch(path, { method })).status(), path).toBe(403);

  const lookUps = await (await dealer.request.get('/api/ledger?limit=20')).json();
  const ofTheKey = lookUps.items.filter(({ apiKey }: { apiKey: string | null }) => apiKey === name);
  expect(ofTheKey.map(({ record: { id } }: { record: { id: string } }) => id)).toEqual([record.id, record.id]);

  // A page is for people: a key alone opens none.
  const page = await system.get(`/valuations/${record.id}`, { maxRedirects: 0 });
  expect(page.status()).toBe(307);

  await dealer.reload();
  await expect(listed).toContainText('Last used on');
  await expect(dealer.getByText(key)).toHaveCount(0);
  await listed.getByRole('button', { name: `Revoke the key ${name}` }).click();
  const dialog = dealer.getByRole('dialog', { name: `Revoke the API key “${name}”?` });
  expect(await axeViolations(dealer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(dealer.getByText(`The API key “${name}” is revoked.`)).toBeVisible();
  const refused = await system.get('/api/session');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toMatch(/^Bearer\b/);
  expect((await refused.json()).fault.message).toContain('The API key does not work');
  await system.dispose();
  await dealer.goto('/ledger');
  await expect(dealer.getByRole('cell', { name: `API key ${name}` }).first()).toBeVisible();
});
