/** What the headers of a page forbid, and what its source may hold under them. */
import { valueCar } from './dealer.fixture';
import { EVERY_PAGE } from './every-page.fixture';
import { expect, test } from './signed-in.fixture';

test('the scripts that begin a page carry their hash', async ({ request }) => {
  const html = await (await request.get('/sign-in')).text();
  const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? [];
  // The framework's, its client's and the runtime's; those of client components have none yet.
  for (const script of scripts.slice(0, 3)) expect(script).toMatch(/ integrity="sha384-[A-Za-z0-9+/=]+"/);
  expect(scripts.length).toBeGreaterThan(3);
});

/** The policy allows no style attribute: before the script runs one has no effect, and the browser reports it as an error. */
test('every page carries its policy with its own nonce, is never stored, and has no style attribute in its HTML', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  const nonces = new Set<string>();
  for (const path of [record, `${record}/customer`, ...EVERY_PAGE, '/gallery', '/sign-in', '/nothing-here']) {
    const response = await page.request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonces.has(nonce), `a nonce used twice: ${path}`).toBe(false);
    nonces.add(nonce);
    const html = await response.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(
      scripts.filter((script) => !script.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(shown.match(/<[^>]* style="[^"]*"/g) ?? [], path).toEqual([]);
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
