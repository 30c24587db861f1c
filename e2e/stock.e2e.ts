import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { axeViolations, widthOf } from './axe.fixture';
import { readUsedLookUps } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';
import {
  expectComparison,
  giveFile,
  giveText,
  expectDone,
  clickButton,
  openColumns,
  RUN_MS,
} from './stock-lists.fixture';

async function savedText(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

test('a pasted list is read with its problems, priced, valued, looked through, exported and put on an auction sheet', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const lines = [
    'Lot\tReg\tMileage',
    `7\t${ownPlate()}\t46,000`,
    `8\t${ownPlate(1)}\t30k`,
    `9\t${ownPlate()}\t46000`,
    '10\tNF19 UND\t40000',
    '11\tSC16 RAP\t80000',
    '12\tnonsense\t5',
    `13\t${ownPlate(2)}\t`,
  ];
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await giveText(page, 'Forecourt', lines.join('\n'));
  await expect(page.getByText(/^4 cars to value, 1 duplicate, 2 rows with problems · created/)).toBeVisible();
  await expect(page.getByRole('row', { name: /nonsense/ })).toContainText(/^7/);
  await expect(page.getByRole('row', { name: /Duplicate of row 2/ })).toBeVisible();
  expect(await readUsedLookUps(page), 'reading costs nothing').toBe(before);

  const start = page.getByRole('button', { name: /^Value 4 cars/ });
  // Some of these plates may have been looked up by another journey: those answers are cached, and marked so.
  const cost = Number(/(\d+) credits/.exec(await start.innerText())?.[1]);
  expect(cost).toBeGreaterThanOrEqual(4);
  expect(await axeViolations(page)).toEqual([]);
  await start.click();
  await expectDone(page);
  await expect(page.getByText(/4 cars: 3 valued, 1 without a value/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Cars of the list' });
  await expect(table.getByRole('row')).toHaveCount(5);
  // The list has lots, and they stand there.
  await expect(table.getByRole('columnheader', { name: 'Ref', exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /Scrapped/ })).toBeVisible();
  await expectComparison(page, table.getByRole('row').filter({ hasText: ownPlate() }));
  expect(await readUsedLookUps(page)).toBe(before + cost);

  // A choice set by the test itself is none of a person's before the script is there.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Show').selectOption('Without a value');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Show').selectOption('With a value');
  await page.getByRole('button', { name: 'Clean', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Clean' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Clean' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Find').fill(ownPlate(1));
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(new URL(page.url()).search).not.toContain(ownPlate(1).slice(0, 4));
  await page.getByLabel('Find').fill('');

  const failed = await savedText(page, 'Rows without a value');
  expect(failed).toContain('Lot,Reg,Mileage,Row in file,Reason for no value,What to do');
  expect(failed).toMatch(/12,nonsense,5,7,/);
  expect(failed).toMatch(/10,NF19 UND,40000,5,/);
  expect(await savedText(page, 'CSV')).toContain(ownPlate());

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  expect(await axeViolations(page), 'on a phone').toEqual([]);

  await page.getByRole('link', { name: 'Auction sheet' }).click();
  await expect(page.getByText(/Not on this sheet: 2 rows with problems and 1 duplicate row\./)).toBeVisible();
  await expect(page.getByText(/^1 of 4 lots without a Retail value/)).toBeVisible();
  await expect(page.getByLabel('Max bid for NF19 UND')).toHaveValue('');
  await expectAuctionSheet(page, ownPlate(1));
});

/** The auction sheet of a list, opened on a phone: bids computed and typed by hand, and one printed page. */
async function expectAuctionSheet(page: Page, plate: string): Promise<void> {
  const bid = page.getByLabel(`Max bid for ${plate}`);
  await expect(bid).toHaveValue(/£[\d,]+/);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  const usual = await bid.inputValue();
  await page.getByLabel('Margin per car').fill('1000');
  await expect(bid).not.toHaveValue(usual);
  await bid.fill('£1,234');
  await page.getByLabel('Prep cost per car').fill('500');
  await expect(bid).toHaveValue('£1,234');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bid).toHaveValue('£1,234');
  await expect(page.getByLabel('Margin per car')).toHaveValue('1000');
  expect(await axeViolations(page)).toEqual([]);
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, 'one printed page').toBe(1);
}

test('a workbook and a UTF-16 file are read alike; the second run is free and shows the change', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const rows = [
    ['Colour', 'Miles', 'Registration'],
    ['Red', 46_000, ownPlate()],
    ['Blue', 31_000, ownPlate(1)],
  ];
  const data = rows.map((row) => row.map((value) => ({ value })));
  const workbook = await writeExcelFile([{ sheet: 'Stock', data }]).toBuffer();
  await giveFile(page, 'Workbook', {
    name: 'stock.xlsx',
    buffer: workbook,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await openColumns(page);
  await expect(page.getByLabel('Mileage')).toHaveValue('1');
  await expect(page.getByLabel('Mileage')).toHaveAccessibleDescription('46000 · 31000');
  const main = page.getByRole('main');
  await openColumns(page);
  const painted = await main.innerText();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New list' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Workbook' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Mileage')).toHaveValue('1');
  await page.reload();
  expect(await main.innerText(), 'its own page shows what the submission brought').toBe(painted);
  await clickButton(page, /^Value 2 cars/);
  await expectDone(page);

  const text = `\ufeff${rows.map((row) => row.join('\t')).join('\r\n')}`;
  await giveFile(page, 'Unicode', { name: 'stock.txt', mimeType: 'text/plain', buffer: Buffer.from(text, 'utf16le') });
  const again = page.getByRole('button', { name: /^Value 2 cars/ });
  await expect(again).toHaveAccessibleName(/: free$/);
  await again.click();
  await expectDone(page);
  await clickButton(page, /^Value 2 cars/);
  await expect(page.getByText(/over 2 cars/)).toBeVisible({ timeout: RUN_MS });

  // The run before is there still, at its own address, and its sheet with it.
  const run = page.getByLabel('Valued', { exact: true });
  await expect(run.getByRole('option')).toHaveText([/done: 2 valued$/, /done: 2 valued$/]);
  const [, earlier] = await run.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  await run.selectOption({ index: 1 });
  await expect(page.getByText(/over 2 cars/)).toHaveCount(0);
  await page.reload();
  await expect(run).toHaveValue(earlier ?? '');
  expect(await savedText(page, 'CSV')).toContain(ownPlate(1));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Auction sheet' }).click();
  await expect(run).toHaveValue(earlier ?? '');
  await page.getByLabel('Margin per car').fill('900');
  await expect(page).toHaveURL(new RegExp(`run=${earlier}`));
  // A bid by hand is the list's, whichever of its runs is looked at; an emptied one is computed again.
  const bid = page.getByLabel(`Max bid for ${ownPlate()}`);
  const computedBid = await bid.inputValue();
  await bid.fill('£4,321');
  await run.selectOption({ index: 0 });
  await expect(page).not.toHaveURL(/run=/);
  await expect(bid).toHaveValue('£4,321');
  await page.goBack();
  await page.getByRole('link', { name: 'Auction sheet' }).click();
  await expect(bid).toHaveValue('£4,321');
  await bid.fill('');
  await bid.press('Tab');
  await expect(page.getByLabel('Margin per car')).toHaveValue('900');
  await expect(bid).toHaveValue(computedBid);
  expect(await axeViolations(page)).toEqual([]);
});

test('an unreadable file is refused at the field, and a viewer sees lists and may start nothing', async ({
  dealer: page,
  browserOf,
  browserErrors,
  baseURL,
  ownPlate,
}) => {
  await page.goto('/stock');
  await clickButton(page, 'Upload');
  await expect(page.getByLabel('File')).toHaveAccessibleDescription(/Choose a file, or paste/);
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await clickButton(page, 'Upload');
  await expect(page.getByLabel('File')).toHaveAccessibleDescription(/This is a PDF/);
  allowFailure(browserErrors, 400);
  await giveText(page, 'For the viewer', `${ownPlate()},20000\n${ownPlate(1)},30000`);
  const path = new URL(page.url()).pathname;

  const viewer = await browserOf('viewer');
  await viewer.goto(path);
  await expect(viewer.getByRole('heading', { name: 'For the viewer' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^Value|Delete/ })).toHaveCount(0);
  await expect(viewer.getByRole('link', { name: /CSV|Excel|file/ })).toHaveCount(0);
  expect((await viewer.request.get(`/api${path}/failed`)).status()).toBe(403);
  await viewer.goto('/stock');
  await expect(viewer.getByRole('heading', { name: 'New list' })).toHaveCount(0);
  const headers = { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-a-curious-viewer' };
  expect((await viewer.request.post(`/api${path}/runs`, { headers, data: {} })).status()).toBe(403);
  expect((await viewer.request.delete(`/api${path}`, { headers })).status()).toBe(403);

  const elsewhere = await browserOf('elsewhere');
  expect((await elsewhere.goto(path))?.status()).toBe(404);
  allowFailure(browserErrors, 404);
  expect((await elsewhere.request.post(`/api${path}/runs`, { headers, data: {} })).status()).toBe(404);

  await clickButton(page, 'Delete');
  await expect(page).toHaveURL('/stock');
  const link = page.getByRole('main').getByRole('link', { name: 'For the viewer' });
  await expect(link).toHaveCount(0);
  await clickButton(page, 'Undo');
  await expect(link).toBeVisible();
  await link.click();
  await clickButton(page, 'Delete');
  await expect(page).toHaveURL('/stock');
  await expect(link).toHaveCount(0);
});
