import { readFileSync } from 'node:fs';
import { axeViolations, widthOf } from './axe.fixture';
import { readUsedLookUps, RECORD_ADDRESS, valueCar } from './dealer.fixture';
import { allowFailure, expect, test } from './signed-in.fixture';

test('a dealer’s look-ups are in the report, line by line in the ledger, and in the provider’s own count', async ({
  dealer: page,
  ownPlate,
  browserErrors,
}) => {
  await page.goto('/audits');
  const counted = async () => {
    await page.goto('/audits');
    const card = page.getByRole('table', { name: /^Registration look-ups, the provider’s count/ });
    const row = card.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    const [provider, ledger] = await row.getByRole('cell').allInnerTexts();
    return { provider: Number(provider?.replace(/,/g, '')), ledger: Number(ledger?.replace(/,/g, '')) };
  };
  const before = await counted();
  const strip = await readUsedLookUps(page);

  await valueCar(page, ownPlate());

  const after = await counted();
  expect(after.provider).toBe(before.provider + 1);
  expect(after.ledger).toBe(before.ledger + 1);
  // The other organisation of the subscription counts at the provider too: what stood apart before stands apart still.
  expect(after.provider - after.ledger).toBe(before.provider - before.ledger);
  expect(await readUsedLookUps(page)).toBe(strip + 2);

  await page.goto('/usage');
  await expect(page.getByRole('heading', { name: 'Your organisation this month' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: /Look-ups by person/ }).getByRole('row', { name: /Demo Dealer/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registration checks per month, by the provider' })).toBeVisible();

  await page.goto('/ledger');
  const lines = page.getByRole('row').filter({ hasText: ownPlate() });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Charged');
  // The same car again: cached answers, which cost nothing and have their own lines.
  await valueCar(page, ownPlate());
  // oxlint-disable-next-line code/plain-words -- a value of the address
  await page.goto('/ledger?answer=kept');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() }).first()).toContainText('Free – already checked');

  // By its plate: the two that were paid for and the two that were not, in no address, each with its record.
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.getByLabel('Reg or VIN').fill('golf');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByLabel('Reg or VIN')).toHaveAccessibleDescription(/This is not a plate or VIN\./);
  allowFailure(browserErrors, 400);
  await page.getByLabel('Reg or VIN').fill(ownPlate().replace(' ', '').toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('table', { name: `Look-ups of ${ownPlate()}` });
  await expect(found.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'CSV', exact: true }), 'a file has the whole ledger').toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await found.getByRole('link').first().click();
  await page.waitForURL((url) => RECORD_ADDRESS.test(url.pathname));
  const plate = ownPlate().replace(' ', '');
  expect(
    addresses.filter((address) =>
      address
        .replace(/%20|\+/g, '')
        .toUpperCase()
        .includes(plate),
    ),
  ).toEqual([]);
  expect(await readUsedLookUps(page)).toBe(strip + 2);
});

test('the ledger is exported without plates; with them for an administrator only', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  await page.goto('/ledger');
  const downloadFile = async (name: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    return readFileSync(await (await waiting).path());
  };
  const plain = (await downloadFile('CSV')).toString('utf8');
  expect(plain.startsWith('\ufeffWhen,Who,What,')).toBe(true);
  expect(plain).not.toContain(ownPlate());
  expect((await downloadFile('CSV with plates')).toString('utf8')).toContain(ownPlate());
  // A workbook is a ZIP.
  expect((await downloadFile('Excel')).subarray(0, 2).toString()).toBe('PK');

  const manager = await browserOf('manager');
  await manager.goto('/ledger');
  await expect(manager.getByRole('link', { name: 'CSV with plates' })).toHaveCount(0);
  expect((await manager.request.get('/api/ledger/export?plates=true')).status()).toBe(403);
});

for (const path of ['/usage', '/ledger', '/audits']) {
  test(`${path} passes axe, fits a phone and prints`, async ({ dealer: page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('metrics are available to this machine, with the month’s look-ups and no vehicle data', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const answer = await page.request.get('/api/metrics');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(
    /^vehicle_valuations_look_ups_this_month\{operation="VRMValuation",outcome="found",charged="yes"\} \d+$/m,
  );
  expect(text).toMatch(
    /^vehicle_valuations_provider_seconds_bucket\{le="\+Inf",operation="VRMValuation",outcome="ok"\} \d+$/m,
  );
  expect(text).not.toContain(ownPlate().replace(' ', ''));
  expect((await page.request.get('/api/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status()).toBe(
    404,
  );
});
