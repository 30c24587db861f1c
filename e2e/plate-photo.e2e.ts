/** A plate read from a photo: on this device, into the field, and nothing is looked up by it. */
import type { Browser } from 'playwright/test';
import { expect, allowFailure, test } from './signed-in.fixture';

/** A rear plate on a dark bumper, a little aslant, as a camera sees it. */
async function photoOf(browser: Browser, plate: string, ground = '#f2c010'): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  await page.setContent(`<body style="margin:0;height:700px;background:linear-gradient(#333a40,#22262b)">
    <div style="position:absolute;left:230px;top:330px;width:440px;height:96px;border-radius:6px;background:${ground};
      transform:rotate(-2deg);display:flex;align-items:center;justify-content:center;color:#15151a;
      font:700 66px/1 'Arial Narrow','DejaVu Sans Condensed',sans-serif;letter-spacing:4px">${plate}</div></body>`);
  const photo = await page.screenshot();
  await page.close();
  return photo;
}

const fileOf = (buffer: Buffer, name = 'photo.png') => ({ name, mimeType: 'image/png', buffer });

test('the plate in a photo is filled in; typing comes first in the Tab order, and nothing is sent', async ({
  dealer: page,
  browser,
}) => {
  test.setTimeout(180_000);
  const photo = await photoOf(browser, 'LK71 GHX');
  const sent: string[] = [];
  await page.goto('/');
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mileage'), 'the photo is not between plate and mileage').toBeFocused();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.endsWith('/preview')) sent.push(pathname);
  });
  const library = page.waitForRequest('**/plate-reader/**');
  await page.getByLabel('Photo to read').setInputFiles(fileOf(photo));
  await library;
  await expect(page.getByText('Read from the photo: LK71 GHX. Check it against the plate.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByLabel('Plate')).toHaveValue('LK71 GHX');
  await expect(page.getByLabel('Mileage')).toBeFocused();
  expect(sent).toEqual([]);

  // A second photo needs no library; one without a plate leaves the field as it is.
  await page.getByLabel('Photo to read').setInputFiles(fileOf(await photoOf(browser, '', '#333')));
  await expect(page.getByText('No plate was read. Type it')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Photo to read').setInputFiles(fileOf(Buffer.from('not a picture')));
  await expect(page.getByText('This file is not a photo')).toBeVisible();
  await expect(page.getByLabel('Plate')).toHaveValue('LK71 GHX');
});

test('without the reader the page says so, and the plate is typed', async ({
  dealer: page,
  browser,
  browserErrors,
}) => {
  await page.route('**/plate-reader/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  allowFailure(browserErrors, 404);
  await page.getByLabel('Photo to read').setInputFiles(fileOf(await photoOf(browser, 'LK71 GHX')));
  await expect(page.getByText('The plate reader could not be loaded. Type the plate')).toBeVisible();
});

test('only the reader’s own files are at its address, and its worker alone may compile them', async ({
  dealer: page,
}) => {
  for (const name of ['', 'package.json', '..%2fpackage.json', 'reader.js.map'])
    expect((await page.request.get(`/plate-reader/${name}`)).status(), name).toBe(404);
  const worker = await page.request.get('/plate-reader/worker.js');
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
  const home = await page.request.get('/');
  expect(home.headers()['content-security-policy']).not.toContain('wasm');
});
