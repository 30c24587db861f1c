import { axeViolations } from './axe.fixture';
import { fourValues, readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, expectFailure, test } from './signed-in.fixture';

test('a viewer opens what others valued, and can value nothing, on any page or by the API', async ({
  dealer: page,
  browserOf,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  const values = await fourValues(page);
  const viewer = await browserOf('viewer');
  await viewer.goto('/');
  await expect(viewer.getByText('View-only access')).toBeVisible();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(viewer.getByLabel('Plate')).toHaveCount(0);
  await viewer.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  expect(await fourValues(viewer)).toEqual(values);
  for (const name of [/Refresh \(new check\)/, /^Revalue/]) {
    await expect(viewer.getByRole('button', { name })).toHaveCount(0);
  }
  for (const path of ['/valuations/vin', '/valuations/identifier']) {
    expectFailure(browserErrors, 403, path);
    await viewer.goto(path);
    await expect(viewer.getByText('Your role has no access to this page.')).toBeVisible();
    await expect(
      viewer.getByText(/^Valuers, managers and administrators can open “By .*”\. You are a viewer\.$/),
    ).toBeVisible();
  }
  // No sentence asks for what the role may not do.
  for (const path of ['/', '/stock', '/stock/cars', '/stock/charts', '/stock/sales', '/builds', '/notifications']) {
    await viewer.goto(path, { waitUntil: 'networkidle' });
    await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(viewer.getByRole('main'), path).not.toContainText(/\b(Enter|Upload|Take|Configure|Value a) /);
  }
  for (const [path, data] of [
    ['/api/valuations', { plate: ownPlate(1), mileage: 40_000 }],
    ['/api/valuations/by-vin', { vin: 'WVWZZZ1KZ6W000123' }],
    ['/api/valuations/by-identifier', { kind: 'car', identifier: 50_017, registered: '2020-01-01', mileage: 40_000 }],
  ] as const) {
    const headers = { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-a-curious-viewer' };
    const response = await viewer.request.post(path, { headers, data });
    expect(response.status(), path).toBe(403);
    expect((await response.json()).fault.charged, path).toBe('no');
  }
  expect(await readUsedLookUps(page)).toBe(before);
});

test('a role is set by a button, not by arrow keys, and a change to one’s own role or access is confirmed', async ({
  dealer: page,
}) => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Change Demo Dealer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo Dealer' });
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url());
  });
  // Arrow keys choose whatever they pass, and go round.
  await dialog.getByRole('radio', { name: /^Administrator/ }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Viewer/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const sure = page.getByRole('dialog', { name: /yourself/ });
  await expect(sure).toHaveAccessibleName('Make yourself Viewer?');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Change role' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(sure).toHaveAccessibleName('Deactivate yourself?');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  expect(changes).toEqual([]);
});
