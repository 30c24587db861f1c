/** What a dealer does and reads, on any of the product's pages. */
import { expect, type Locator, type Page } from 'playwright/test';
import { poundsIn } from './money.fixture';

export const BANDS = ['Retail', 'Clean', 'Average', 'Below'] as const;
export const RECORD_ADDRESS = /\/valuations\/[0-9a-f-]{36}$/;

export async function typeCar(page: Page, plate: string, mileage: string): Promise<void> {
  await page.getByLabel('Plate').fill(plate);
  await page.getByLabel('Mileage').fill(mileage);
}

/** Types a car into the form at hand, and Enter. */
export async function submitCar(page: Page, plate: string, mileage = '40,000'): Promise<void> {
  await typeCar(page, plate, mileage);
  await page.keyboard.press('Enter');
}

/** From the first page to the record. */
export async function valueCar(page: Page, plate: string, mileage = '40,000'): Promise<void> {
  await page.goto('/');
  await submitCar(page, plate, mileage);
  await waitForRecord(page);
}

/** Waits for a record that a submission led to. */
export async function waitForRecord(page: Page, from?: string): Promise<void> {
  await page.waitForURL((url) => RECORD_ADDRESS.test(url.pathname) && url.href !== from);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
}

/** The pounds of one band on the record. */
export async function valueOf(page: Page, band: (typeof BANDS)[number]): Promise<number> {
  return poundsIn(await figure(page, band).innerText());
}

/** A band's figure, which is a button that opens to where it came from. */
export const figure = (page: Page, band: (typeof BANDS)[number]): Locator =>
  page.getByRole('button', { name: `source of this ${band} value` });

export async function fourValues(page: Page): Promise<number[]> {
  return Promise.all(BANDS.map((band) => valueOf(page, band)));
}

/** The month's look-ups, as the server counts them; the page is loaded again, as a dealer would to see them. */
export async function readUsedLookUps(page: Page): Promise<number> {
  await page.reload();
  return (await fetchJson<{ used: number }>(page, '/api/usage/month')).used;
}

/** The number of the vehicle in the guide, from the sources' table: `50017`. */
export async function identifierOn(page: Page): Promise<string> {
  await page.getByText('Compare data sources').click();
  const row = page.getByRole('row', { name: /^Guide ID/ });
  return /\d{3,}/.exec(await row.innerText())?.[0] ?? '';
}

export async function vinOn(page: Page): Promise<string> {
  return /VIN (\w{17})/.exec(await page.getByRole('article').innerText())?.[1] ?? '';
}

/** What an address of the API answers to the person at the page. */
export const fetchJson = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json();

/** Requests of an address wait. @returns lets them, and all later ones, through */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
