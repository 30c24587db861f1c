/** What the services answer of a company car, in full, and what the page says where they have no answer. */
import { BUILT, card, cells, KUGA, pence, PLAIN } from './company-car.fixture';
import { fetchJson } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

test('P11D in full: the price by part, each tax year and both P11D operations, as the API has them', async ({
  dealer: page,
}) => {
  await page.goto(`${BUILT}&tab=working`);
  await page.getByText('P11D in full', { exact: true }).first().click();
  const full = card(page, 'P11D in full');
  const price = full.getByRole('table', { name: /^P11D value by part/ });
  const { search } = new URL(page.url());
  const { p11d } = await fetchJson<{ p11d: { value: P11dAnswer } }>(
    page,
    `/api/vehicles/car/${new URL(page.url()).pathname.split('/')[3]}/company-car${search.replace('&tab=working', '')}`,
  );
  const { vehicle, p11d: taxed, years } = p11d.value;
  for (const [name, part] of [
    ['Basic', 'basicPence'],
    ['VAT', 'vatPence'],
    ['Delivery', 'deliveryPence'],
    ['Total', 'totalPence'],
  ] as const) {
    expect(await cells(price, new RegExp(`^${name}`))).toEqual(
      [vehicle[part], taxed[part] - vehicle[part], taxed[part]].map((value) => pence(value)),
    );
  }
  const byYear = full.getByRole('table', { name: /^The P11D valuation by tax year/ });
  expect(await cells(byYear, /^Taxable benefit/)).toEqual(years.map(({ benefitPence }) => pence(benefitPence)));
  expect(await cells(byYear, /^Price limit/)).toEqual(years.map(() => 'none'));
  const both = full.getByRole('table', { name: 'What both P11D operations give for this car' });
  await expect(both.getByRole('row', { name: /^BIK % for / })).toHaveCount(years.length);
  await expect(full).toContainText(/Both operations give the same\.|The two operations differ: /);
});

interface P11dAnswer {
  readonly vehicle: Readonly<Record<'basicPence' | 'vatPence' | 'deliveryPence' | 'totalPence', number>>;
  readonly p11d: Readonly<Record<'basicPence' | 'vatPence' | 'deliveryPence' | 'totalPence', number>>;
  readonly years: readonly { readonly benefitPence: number }[];
}

test('chosen legislation items are the service’s answer and stay in the address', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&tab=working`);
  const items = card(page, 'Raw data');
  await items.getByText('Choose items').click();
  await items.getByRole('checkbox', { name: 'Fuel' }).check();
  await items.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL(/item=fuel/);
  await expect(items.getByRole('row')).toHaveCount(2);
});

test('a day the car was not sold, an unknown build and a van are answered in place', async ({
  dealer: page,
  browserErrors,
}) => {
  await page.goto(`${KUGA}?date=1999-01-01`);
  await expect(page.getByRole('main')).toContainText(/not on sale yet|lists nothing/);
  await page.goto(`${KUGA}?date=not-a-day`);
  await expect(page.getByRole('main')).toContainText('The date in the address is not valid');
  await page.goto(`${PLAIN}&build=AAAA`);
  await expect(page.getByRole('main')).toContainText('cut short or mistyped');
  await page.goto('/vehicles/van/50049/company-car');
  await expect(page.getByText('whole life cost are for cars only')).toBeVisible();
  const refused = await page.request.get('/api/vehicles/van/50049/company-car');
  expect(refused.status()).toBe(400);
  allowFailure(browserErrors, 400);
  browserErrors.length = 0;
});
