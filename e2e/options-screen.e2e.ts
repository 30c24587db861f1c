import type { Page } from 'playwright/test';
import { AWKWARD, waitForScript, box, configure, identifierOf, LARGE, row } from './configurator.fixture';
import { expect, test } from './signed-in.fixture';

const tray = (page: Page) => page.getByRole('complementary', { name: 'Your build' });

test('a repair says what it does to P11D, CO2, tax band and what the options keep of their price', async ({
  dealer: page,
}) => {
  await configure(page);
  for (const name of ['Tow bar', 'Self-levelling suspension']) await box(page, name).click();
  await row(page, 12)
    .getByRole('button', { name: /Not with Tow bar/ })
    .click();
  const repair = page.getByRole('dialog').locator('[data-repair]').first();
  await expect(repair).toContainText(/P11D value\s*£[\d,]+ [+−]£[\d,]+/);
  await expect(repair).toContainText(/CO2\s*\d+ g\/km (as now|[+−]\d+)/);
  await expect(repair).toContainText(/Benefit in kind\s*\d+% (as now|[+−]\d+%)/);
  await expect(repair).toContainText(/Value of options after three years\s*£[\d,]+ [+−]£[\d,]+/);
});

test('a build prints on one sheet: options, why they cost what they cost, totals and the way back to it', async ({
  dealer: page,
}) => {
  await configure(page);
  for (const name of ['Winter Pack', 'Heated seats', 'Premium audio', 'Subwoofer']) await box(page, name).click();
  await expect(tray(page).locator('[data-figures]')).toContainText(/P11D value\s*£[\d,]+/);
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Printed build' });
  await expect(sheet.getByRole('row', { name: /20 Heated seats Included in Winter Pack/ })).toContainText('£0');
  await expect(sheet.getByRole('row', { name: /81 Subwoofer Free with Premium audio/ })).toContainText('£0');
  await expect(sheet).toContainText('In the packs: Multifunction wheel and Headlamp wash.');
  await expect(sheet).toContainText(/Price list of \d+ \w+ 20\d\d/);
  await expect(sheet).toContainText(/Total with VAT\s*£[\d,]+/);
  await expect(sheet).toContainText(new URL(page.url()).searchParams.get('build') ?? 'no code');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(tray(page)).toBeHidden();
});

test('what is standard among others becomes a selection when it is pressed, by pointer and by space bar', async ({
  dealer: page,
}) => {
  await configure(page);
  await page.getByRole('radio', { name: '18" alloy wheels' }).click();
  await expect(row(page, 10)).toHaveAttribute('data-status', 'chosen');
  await page.getByRole('radio', { name: 'Solid white paint' }).press('Space');
  await expect(row(page, 71)).toHaveAttribute('data-status', 'chosen');
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.getByRole('radio', { name: '18" alloy wheels' }).click();
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2);
});

test('the rule doctor’s report is copied whole, with the codes the provider’s support asks for', async ({
  dealer: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await configure(page, '', AWKWARD);
  await page.getByText('Data issues').click();
  const issues = page.locator('details').filter({ hasText: 'Data issues' }).getByRole('listitem');
  await expect.poll(() => issues.count()).toBeGreaterThan(3);
  const findings = await issues.count();
  await page.getByRole('button', { name: 'Copy the report' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('Snorkel');
  const report = await copied();
  expect(report).toContain(`car ${await identifierOf(page, AWKWARD)}`);
  expect(report.split('\n').length).toBeGreaterThan(findings);
});

test('a van has its options and rules, VAT apart and its CO2, and nothing of a company car', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/van/50049/configure');
  await waitForScript(page);
  await expect(page.getByRole('article', { name: 'Printed build', includeHidden: true })).toContainText(
    'No options: the van as it stands',
  );
  await page.locator('li[data-status="available"]').getByRole('checkbox').first().click();
  await expect(page.locator('li[data-status="chosen"]')).toHaveCount(1);
  await expect(tray(page).locator('[data-totals]')).toContainText(
    /Options\s*£[1-9][\d,]*\s*Basic\s*£[\d,.]+\s*VAT\s*£/,
  );
  await expect(tray(page).locator('[data-figures]')).toContainText(/CO2\s*\d+ g\/km/);
  await expect(tray(page)).not.toContainText('P11D');
});

test('the tray has the picture, the paint by its name, £ a month and the way to the next tax band', async ({
  dealer: page,
}) => {
  await configure(page);
  await expect(tray(page).getByRole('img')).toBeVisible();
  await expect(tray(page)).toContainText('Solid white paint');
  await page.getByRole('radio', { name: 'Metallic paint' }).click();
  await expect(tray(page).getByText('Metallic paint').first()).toBeVisible();
  const figures = tray(page).locator('[data-figures]');
  await expect(figures).toContainText(/Driver’s tax at 20%\s*£[\d,]+ a month/);
  await expect(figures).toContainText(/next band from \d+ g\/km, \+\d+|highest band/);
});

test('the tray of an empty build says so once, untouched and once all is removed', async ({ dealer: page }) => {
  await configure(page);
  const empty = tray(page).getByText(/No options selected/);
  await expect(empty).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Heated seats' }).click();
  await expect(empty).toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Remove Heated seats' }).click();
  await expect(empty).toHaveCount(1);
});

test('the tray begins with the total and Save, above a build of any length', async ({ dealer: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await configure(page);
  for (const name of ['Heated seats', 'Roof rails', 'Premium audio', 'Tow bar', 'Winter Pack'])
    await box(page, name).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tray(page).getByText('Total with VAT').first()).toBeInViewport();
  await expect(tray(page).getByRole('button', { name: 'Save' })).toBeInViewport();
  const save = await tray(page).getByRole('button', { name: 'Save' }).boundingBox();
  const lines = await tray(page).locator('[data-selections]').boundingBox();
  expect(save?.y).toBeLessThan(lines?.y ?? 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen has options to choose', async ({ dealer: page }) => {
    await configure(page);
    await page.evaluate(() => scrollTo(0, 0));
    const first = await page.locator('li[data-code]').first().boundingBox();
    const foot = await page.locator('#selections-button').boundingBox();
    expect((first?.y ?? NaN) + (first?.height ?? NaN)).toBeLessThanOrEqual(foot?.y ?? NaN);
  });

  test('a long list does not move by itself: not while it loads, not while it is scrolled, not under a click', async ({
    dealer: page,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
          for (const { node } of sources as { node: Node | null }[]) {
            const row = node?.parentElement?.closest('section[id^="category"], nav, [role="search"]');
            if (row) moved.push(row.id + row.textContent.slice(0, 40));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await configure(page, '', LARGE);
    const rows = page.locator('li[data-code]');
    await expect(rows).toHaveCount(300);
    await expect(page.locator('li[data-status="dead"]')).toHaveCount(0);
    for (const code of [1004, 2003, 3004, 4101, 5103, 6002, 71012, 71040, 71063, 71095, 71530]) {
      const checkbox = row(page, code).locator('input');
      await checkbox.scrollIntoViewIfNeeded();
      await checkbox.click({ force: true });
      await page.keyboard.press('Escape');
    }
    await expect.poll(() => page.locator('li[data-status="chosen"]').count()).toBeGreaterThan(5);
    expect(await page.evaluate('moved')).toEqual([]);
  });
});

test('the ways to complete a build are compared by CO2 on request, and the one with the lowest can be taken', async ({
  dealer: page,
}) => {
  await configure(page);
  await box(page, 'Tow bar').click();
  const required = tray(page).getByRole('region', { name: 'Required options' });
  await required.getByRole('button', { name: 'Compare CO2' }).click();
  await expect(required.locator('[aria-live="polite"]')).toContainText(/\d+ g\/km/);
  // Another build: the comparison is of the build before.
  await box(page, 'Heated seats').click();
  await expect(required.getByRole('button', { name: 'Compare CO2' })).toBeVisible();
  await expect(required.locator('[aria-live="polite"]')).toHaveText('');
});
