/** What journeys of an organisation's people share: a browser of a stranger, and how one of them joins. */
import type { Browser, Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { expect, allowFailure, listen } from './signed-in.fixture';

export const PASSWORD = 'a-password-for-a-journey';

/** A separate browser, in which no one is signed in. */
export async function stranger(browser: Browser, baseURL: string | undefined, browserErrors: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', timezoneId: 'Europe/London' });
  listen(context, browserErrors);
  return context.newPage();
}

/** The link of a new invitation, as an administrator makes it. */
export async function inviteValuer(admin: Page, email: string): Promise<string> {
  await admin.goto('/people');
  await admin.getByLabel('E-mail address').fill(email);
  await admin.getByRole('radio', { name: /^Valuer/ }).check();
  await admin.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await admin.getByLabel(`Invitation link for ${email}`).inputValue();
  await expect(admin.getByRole('button', { name: `Cancel the invitation for ${email}` })).toBeVisible();
  return link;
}

/** Takes up an invitation, after a password that is too short. */
export async function joinAsJo(jo: Page, link: string, browserErrors: string[], name: string): Promise<void> {
  await jo.goto(link);
  await expect(jo.getByRole('heading', { name: 'Join Demo Motors (sample)' })).toBeVisible();
  expect(await axeViolations(jo)).toEqual([]);
  await jo.getByLabel('Your name').fill(name);
  await jo.getByLabel('Password').fill('short');
  await jo.getByRole('button', { name: 'Join' }).click();
  await expect(jo.getByLabel('Password')).toHaveAccessibleDescription(/at least 12 characters/);
  allowFailure(browserErrors, 400);
  await jo.getByLabel('Password').fill(PASSWORD);
  await jo.getByRole('button', { name: 'Join' }).click();
  await expect(jo.getByLabel('Plate')).toBeVisible();
}
