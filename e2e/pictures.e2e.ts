/** The twelve main pages as they look, compared with stored pictures (`pictures/`, README.md). */
import type { Page } from 'playwright/test';
import { APPRAISE } from './appraisal.fixture';
import { valueCar } from './dealer.fixture';
import { test } from './fixed-day.fixture';
import { MAIN_PAGES } from './main-pages.fixture';
import { openPage } from './page-states.fixture';
import { expect } from './signed-in.fixture';
import { giveText } from './stock-lists.fixture';

/** More than one screen tall: what comes only when it is seen is there from the start. */
const PHONE = { width: 390, height: 1_400 };
const WIDE = { width: 1_280, height: 1_350 };
/** The browser that drew the pictures. Another one may round a corner, a box to tick or an arrow otherwise. */
const DRAWN_BY = '156.';
/** A button, a price's colour or a moved card is more. */
const ALIKE = { threshold: 0.1, maxDiffPixels: 100 };
const ALIKE_ELSEWHERE = { threshold: 0.1, maxDiffPixelRatio: 0.01 };

// What was seen and what differs are attached; a trace would cost as much again.
test.use({ trace: 'off' });

/** Something on each page: three cars valued, one appraised, one in stock, and a list. Gives the record's address. */
async function fillPages(page: Page): Promise<string> {
  await valueCar(page, 'SC16 RAP', '40,000');
  await valueCar(page, 'DS18 AGR', '40,000');
  await page.getByRole('button', { name: APPRAISE }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  await valueCar(page, 'AB21 CDE', '46,000');
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  await giveText(page, 'Part-exchanges', 'reg,mileage\nAB21 CDE,46000\nDS18 AGR,40000\n');
  return record;
}

test('the twelve main pages look as their pictures do: on a phone, light and dark, and on a wide screen', async ({
  fixedDay: page,
  browser,
}) => {
  test.setTimeout(300_000);
  const alike = browser.version().startsWith(DRAWN_BY) ? ALIKE : ALIKE_ELSEWHERE;
  const record = await fillPages(page);
  for (const { name, address, purpose } of MAIN_PAGES) {
    await test.step(name, async () => {
      const file = name.replaceAll(' ', '-');
      await page.setViewportSize(WIDE);
      await openPage(page, { address: address ?? record });
      await expect(purpose(page)).toBeVisible();
      await expect.soft(page).toHaveScreenshot(`${file}-wide.png`, alike);
      await page.setViewportSize(PHONE);
      await expect.soft(page).toHaveScreenshot(`${file}-phone.png`, alike);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(page).toHaveScreenshot(`${file}-phone-dark.png`, alike);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
});
