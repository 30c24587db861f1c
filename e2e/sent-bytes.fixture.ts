import type { Page } from 'playwright/test';
import { expect } from './signed-in.fixture';

/** How many bytes of a file a browser is sent: compressed, as it takes files from this machine and over TLS. */
export async function sentBytes(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  expect(encoding, address).toBe('br');
  return Number(length);
}
