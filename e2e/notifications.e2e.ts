import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test('a choice of how to be notified is saved immediately, and the outbox shows that no mail is sent', async ({
  dealer,
}) => {
  await dealer.goto('/account');
  await dealer.getByLabel('Approval of an offer requested').selectOption('digest');
  await expect(dealer.getByText('Your choice is saved.')).toBeVisible();
  await dealer.reload();
  await expect(dealer.getByLabel('Approval of an offer requested')).toHaveValue('digest');
  await dealer.goto('/outbox');
  await expect(dealer.getByText('No mail server is set up, so no e-mail is sent')).toBeVisible();
  expect(await axeViolations(dealer)).toEqual([]);
});
