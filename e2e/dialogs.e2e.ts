import { valueCar } from './dealer.fixture';
import { PHONE } from './every-page.fixture';
import { expect, test } from './signed-in.fixture';

test('a dialog opens with the focus in its first field', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByLabel('Link valid for')).toBeFocused();
  await page.goto('/people');
  await page.getByRole('button', { name: 'Change Demo Dealer' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Administrator/ })).toBeFocused();
});

test('on a phone a dialog opens at its top, with its title and Close on the screen', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const record = page.url();
  for (const viewport of [PHONE, { width: PHONE.width, height: 320 }]) {
    await page.setViewportSize(viewport);
    for (const [path, name] of [
      [record, 'Share'],
      ['/people', 'Change Demo Dealer'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    }
  }
});
