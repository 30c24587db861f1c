/** What journeys of forecasts and histories share: the car they look at, its answer, and how a chart is read. */
import type { Locator, Page } from 'playwright/test';

export const CAR = '/vehicles/car/50032';

interface Plate {
  name: string;
  sequence: number;
  days: string[];
  mileages: number[];
  clean: (number | null)[][];
  average: (number | null)[][];
  below: (number | null)[][];
}

export async function forecastOf(page: Page, query = ''): Promise<{ snapshotDay: string; plates: Plate[] }> {
  const answer: { forecast: { snapshotDay: string; plates: Plate[] } } = await (
    await page.request.get(`/api/forecasts/car/50032${query}`)
  ).json();
  return answer.forecast;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const month = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** The table of a chart, opened, by its rows. */
export async function tableOf(chart: Locator): Promise<string[][]> {
  await chart.getByText('Show data', { exact: true }).click();
  const rows = chart.locator('tbody tr');
  await rows.first().waitFor();
  return Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
}

export const chartOf = (page: Page, name: RegExp) => page.getByRole('figure', { name }).first();
