import { Fault } from '@/lib/fault';

/**
 * A request that changes something must come from our own pages. Browsers state where a request comes from in two
 * headers that a foreign page cannot set: Sec-Fetch-Site (not sent over plain http, except on localhost) and Origin. At
 * least one must be present, and neither may disagree.
 *
 * @param appOrigin the public address, or null to accept the address the request was sent to
 */
export function refuseForeignOrigin(headers: Headers, appOrigin: string | null): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isOwnOrigin =
    origin === null || (appOrigin === null ? hostOf(origin) === headers.get('host') : origin === appOrigin);
  const isStated = site !== null || origin !== null;
  if (isStated && isOwnOrigin && (site === null || site === 'same-origin')) return;
  throw new Fault('forbidden', {
    message: 'This request did not come from this product’s own pages.',
    fix: 'Open the product in its own tab and try again; a program sends the Origin header of the product’s address.',
    detail: `origin check: site=${site ?? 'absent'} origin=${origin ?? 'absent'}`,
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
