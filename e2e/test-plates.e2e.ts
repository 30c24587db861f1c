import type { Page } from 'playwright/test';
import {
  BANDS,
  fetchJson,
  figure,
  waitForRecord,
  submitCar,
  typeCar,
  readUsedLookUps,
  valueCar,
} from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

type Shows = readonly (string | RegExp)[];

/** Every plate of the README's table that ends in a record: what a dealer reads there. */
const SITUATIONS: readonly { plate: string; mileage: string; title: string; shows: Shows; values: boolean }[] = [
  {
    plate: 'AB21 CDE',
    mileage: '46,000',
    title: 'an ordinary small car, which every source knows',
    shows: ['Citroen', 'CITROEN', 'Register, Trade body and Guide', 'Register: matched', '21 plate'],
    values: true,
  },
  { plate: 'GO19 LFS', mileage: '52,000', title: 'an automatic hatchback', shows: ['Golf', 'DSG'], values: true },
  { plate: 'EV22 CAR', mileage: '31,000', title: 'an electric car', shows: ['Tesla', /electric/i], values: true },
  { plate: 'HY23 BRD', mileage: '28,500', title: 'a hybrid', shows: ['Yaris', /hybrid/i], values: true },
  { plate: 'VA20 NNN', mileage: '78,000', title: 'a van', shows: ['Transit Custom', /Van \d+/], values: true },
  {
    plate: 'NF19 UND',
    mileage: '40,000',
    title: 'an unknown registration',
    shows: ['No vehicle found', 'No register record', 'Register: no match', 'Check the reg'],
    values: false,
  },
  {
    plate: 'MP14 RTD',
    mileage: '40,000',
    title: 'an imported car',
    shows: ['Caution: Imported', 'Used before registration'],
    values: true,
  },
  {
    plate: 'TR12 NFR',
    mileage: '40,000',
    title: 'a plate from another car',
    shows: ['Caution: Plate transfer', 'confirm VIN on the V5C'],
    values: true,
  },
  {
    plate: 'KP11 RSS',
    mileage: '40,000',
    title: 'a car of many keepers',
    shows: ['Caution: 7 previous keepers'],
    values: true,
  },
  {
    plate: 'DS18 AGR',
    mileage: '40,000',
    title: 'a register that contradicts the book',
    shows: ['Sources disagree', 'Focus', 'MONDEO', 'DIESEL', '2 differences'],
    values: true,
  },
  {
    plate: 'TV17 DFF',
    mileage: '40,000',
    title: 'two VINs for one plate',
    shows: ['Sources disagree', /VIN: .*000017/],
    values: true,
  },
  {
    plate: 'ML22 OUT',
    mileage: '240,000',
    title: 'a mileage beyond the guide',
    shows: ['Mileage entered: 240,000 mi', 'The mileage is outside', 'A different mileage is a new valuation'],
    values: false,
  },
  {
    plate: 'NV13 ALU',
    mileage: '61,000',
    title: 'a car without a value',
    shows: ['The look-up gave no value', 'Mileage entered: 61,000 mi'],
    values: false,
  },
  {
    plate: 'P123 ABC',
    mileage: '90,000',
    title: 'a car too old for the book',
    shows: [
      'Fiesta',
      'Guide: no match',
      'too old or too rare',
      'An appraisal starts from a vehicle in the guide, and none was found here.',
    ],
    values: false,
  },
  {
    plate: 'TB19 ADE',
    mileage: '40,000',
    title: 'a car only the trade body knows',
    shows: ['Register: no match', 'Trade body: matched', /VIN \w{17}/],
    values: false,
  },
  {
    plate: 'RG19 NLY',
    mileage: '40,000',
    title: 'a car only the register knows',
    shows: ['Register: matched', 'Trade body: no match', 'Guide: no match'],
    values: false,
  },
  {
    plate: 'LM70 TED',
    mileage: '40,000',
    title: 'the subscription’s limit reached: the register was not asked, the valuation is saved',
    shows: ['monthly look-up limit is reached', 'This look-up was not charged', 'Vehicle check not completed'],
    values: true,
  },
];

for (const { plate, mileage, title, shows, values } of SITUATIONS) {
  test(`${plate} shows ${title}`, async ({ dealer: page }) => {
    await valueCar(page, plate, mileage);
    const record = page.getByRole('article');
    for (const words of shows) await expect(record).toContainText(words);
    if (values) for (const band of BANDS) await expect(figure(page, band)).toHaveText(/^£[1-9]/);
    else await expect(record.getByRole('region', { name: 'Values' })).toContainText('No values');
  });
}

test('AB2I CDE is read as AB21 CDE in the field before anything is sent; typed again, it goes as it is', async ({
  dealer: page,
}) => {
  await page.goto('/');
  // Without a reload: the page remembers what it has corrected.
  const usedLookUps = async () => (await fetchJson<{ used: number }>(page, '/api/usage/month')).used;
  const before = await usedLookUps();
  const plate = page.getByLabel('Plate');
  // Enter in the field itself, without leaving it first.
  await page.getByLabel('Mileage').fill('46,000');
  await plate.fill('AB2I CDE');
  await plate.press('Enter');
  await expect(plate).toHaveValue('AB21 CDE');
  await expect(page.getByRole('main')).toContainText('Read as AB21 CDE');
  expect(await usedLookUps()).toBe(before);
  // Typed once more, it stays.
  await submitCar(page, 'AB2I CDE', '46,000');
  await waitForRecord(page);
  const record = page.getByRole('article');
  for (const words of ['Looked up as AB21 CDE, not AB2ICDE', 'Letter I read as figure 1', 'Citroen'])
    await expect(record).toContainText(words);
  await expect(record.getByRole('region', { name: 'Values' })).toContainText('No values');
});

test('NF19 UND: without a vehicle nothing is offered for a customer', async ({ dealer: page }) => {
  await valueCar(page, 'NF19 UND');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer copy' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  const answer = await page.request.get(`${page.url()}/customer`);
  expect(answer.status()).toBe(404);
});

for (const [plate, flag] of [
  ['SC16 RAP', 'Serious: Scrapped'],
  ['EX15 PRT', 'Serious: Exported'],
] as const) {
  test(`${plate}: the red flag is shown before the money, and in the list`, async ({ dealer: page }) => {
    await valueCar(page, plate, '40,000');
    const flags = page.getByRole('region', { name: 'Alerts for' });
    await expect(flags).toContainText(flag);
    const money = page.getByRole('region', { name: 'Values' });
    expect(await topOf(flags)).toBeLessThan(await topOf(money));
    await page.goto('/valuations');
    await expect(page.getByRole('row').filter({ hasText: plate })).toContainText(flag.replace('Serious: ', ''));
  });
}

const topOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.y ?? Infinity;

test('HT21 MLX: markup from the provider is shown as text, on the record and in the list', async ({ dealer: page }) => {
  await valueCar(page, 'HT21 MLX', '40,000');
  const record = page.getByRole('article');
  await expect(record).toContainText(`<b onmouseover="alert(1)">O'ROURKE & SÖHNE</b>`);
  await expect(record).toContainText(`"BLEU ÉTOILÉ" <script>alert('x')</script>`);
  await expect(page.locator('[onmouseover]')).toHaveCount(0);
  await page.reload();
  await expect(record).toContainText(`"BLEU ÉTOILÉ" <script>alert('x')</script>`);
  await page.getByRole('link', { name: 'Customer copy' }).click();
  await page.waitForURL(/\/customer$/);
  await expect(page.getByRole('article')).toContainText(`"bleu étoilé" <script>alert('x')</script>`);
});

/** No record comes of these: the form says why, and whether it was charged. */
const OUTCOMES = [
  ['FA70 LED', 'the service fails', /reported an error/, 502],
  ['CU70 TTT', 'the reply ends in the middle', /sent a response that cannot be read/, 502],
  ['SL70 WWW', 'no one answers in time', /did not respond within 8 seconds/, 504],
] as const;

for (const [plate, title, words, status] of OUTCOMES) {
  test(`${plate}: ${title}; it says so, whether it was charged, and keeps what was typed`, async ({
    dealer: page,
    browserErrors,
  }) => {
    await page.goto('/');
    const before = await readUsedLookUps(page);
    await typeCar(page, plate, '41,234');
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('main').getByRole('alert');
    await expect(outcome).toContainText(words, { timeout: 15_000 });
    await expect(outcome).toContainText('This may have been charged');
    await expect(outcome).toContainText(/Reference \w{5}-\w{5}/);
    await expect(page.getByLabel('Plate')).toHaveValue(plate);
    await expect(page.getByLabel('Mileage')).toHaveValue('41,234');
    // What may have been charged counts until it is known.
    expect((await fetchJson<{ used: number }>(page, '/api/usage/month')).used).toBe(before + 2);
    allowFailure(browserErrors, status);
    if (status !== 504) return;
    // The page says so once the answers have come, in place of the fault.
    const arrived = page.getByRole('main').getByRole('status').filter({ hasText: 'The result has come.' });
    await expect(arrived.getByRole('button', { name: 'Open it (free)' })).toBeVisible({ timeout: 40_000 });
    await expect(outcome).toBeHidden();
    // After twenty seconds the answers are there all the same: charged, and known to be. They are the newest two.
    await expect(async () => {
      await page.goto('/ledger');
      for (const line of [1, 2])
        await expect(page.getByRole('row').nth(line)).toContainText('Charged', { timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
  });
}

test('after a failed look-up the next car is valued as usual, and a retry is offered for the failed one alone', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  await page.goto('/');
  await submitCar(page, 'FA70 LED', '50,001');
  const again = page.getByRole('button', { name: 'Check again (free)' });
  await expect(again).toBeVisible();
  await page.getByLabel('Plate').fill(ownPlate());
  await expect(again).toBeHidden();
  await page.getByLabel('Plate').fill('FA70 LED');
  await expect(again).toBeVisible();
  await submitCar(page, ownPlate(), '50,000');
  await waitForRecord(page);
  allowFailure(browserErrors, 502);
});
