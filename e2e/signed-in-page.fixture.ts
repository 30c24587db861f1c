/** A page of a benchmark: of the dealer who is signed in, in its own context. */
import type { Browser, Page, ViewportSize } from 'playwright';
import type { StartedProduct } from './started-product.fixture';

/** What tsx writes around a function that has a name: a page has no such thing. */
const NAMED = 'globalThis.__name = (named) => named';

export async function signedInPage(
  browser: Browser,
  { address, cookie }: Pick<StartedProduct, 'address' | 'cookie'>,
  viewport: ViewportSize = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(NAMED);
  return page;
}
