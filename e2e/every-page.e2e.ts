/**
 * What holds of every page, measured wherever it is opened: its words, its height above the content, its width on every
 * screen, what a finger meets, what wider text cuts off, and what is printed. A page is opened once for all of it.
 */
import type { Page } from 'playwright/test';
import { widthOf } from './axe.fixture';
import { valueCar } from './dealer.fixture';
import { EVERY_PAGE, NARROW_PHONE, NARROWEST, PHONE, TABLET, WIDE } from './every-page.fixture';
import { smallTargets } from './finger.fixture';
import { PAGES } from './page-states.fixture';
import { screenPartsOn } from './paper.fixture';
import { phrasesOn } from './screen-words.fixture';
import { expect, test } from './signed-in.fixture';
import { addStyle, bareRows, clippedTexts, cutAndOverlaid, setTextSpacing } from './unseen.fixture';

/** The most that stands above the content, in px. */
const SCREENS = [
  { ...WIDE, above: 96 },
  { ...TABLET, above: 104 },
  { ...PHONE, above: 104 },
  { ...NARROW_PHONE, above: 104 },
  { ...NARROWEST, above: 104 },
] as const;

const ADDRESSES = [...new Set([...PAGES.map(({ address }) => address), ...EVERY_PAGE, '/explorer/REGLookupVRM'])];

const sectionOf = (address: string) => address.split(/[/?]/)[1] ?? '';

for (const section of new Set(ADDRESSES.map(sectionOf))) {
  test(`/${section}: its pages in the trade’s words fit every screen, a finger and paper`, async ({ dealer: page }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const address of ADDRESSES.filter((candidate) => sectionOf(candidate) === section))
      faults.push(...(await faultsOf(page, address)));
    expect(faults).toEqual([]);
  });
}

test('the pages of a car that was valued, appraised and bought hold to the same', async ({ dealer: page }) => {
  test.setTimeout(180_000);
  await valueCar(page, 'SC16 RAP');
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Appraise' }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  const appraisal = new URL(page.url()).pathname;
  await page.goto(record);
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  const faults: string[] = [];
  for (const address of [record, `${record}/customer`, appraisal, new URL(page.url()).pathname])
    faults.push(...(await faultsOf(page, address)));
  expect(faults).toEqual([]);
});

/** What is wrong with a page, as `/stock at 390 px: …`. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${address} ${where}: ${fault}`));
  await page.setViewportSize(WIDE);
  await page.goto(address);
  // What is requested once it comes near the screen is read too.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // What is off the screen is not laid out until it comes near.
  await addStyle(page, '* { content-visibility: visible !important; }');
  note('as shown', await phrasesOn(page));
  await page.emulateMedia({ media: 'print' });
  note(
    'on paper',
    (await screenPartsOn(page)).map((part) => `prints ${part}`),
  );
  await page.emulateMedia({ media: null });
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    const width = await widthOf(page);
    const where = `at ${size.width} px`;
    if (top > size.above) note(where, [`${top} px stand above the content`]);
    if (width > size.width) note(where, [`it is ${width} px wide`]);
    if (size.width === PHONE.width)
      note(
        where,
        (await smallTargets(page)).map((target) => `small for a finger is ${target}`),
      );
  }
  await setTextSpacing(page);
  const where = `at ${NARROWEST.width} px with wider text`;
  const width = await widthOf(page);
  if (width > NARROWEST.width) note(where, [`it is ${width} px wide`]);
  note(
    where,
    (await clippedTexts(page)).map((text) => `cuts off ${text}`),
  );
  note(where, await cutAndOverlaid(page));
  note(
    where,
    (await bareRows(page)).map((row) => `shows only the heading of the row ${row}`),
  );
  return faults;
}
