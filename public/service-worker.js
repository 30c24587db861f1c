/**
 * The product without a connection. It caches one page, /offline, with the files that page is drawn from, for the build
 * that this worker's address names; nothing else goes through a cache. Valuations are saved by the page itself
 * (components/layout/device/).
 */
const SHELL = `shell-${new URL(location.href).searchParams.get('build') ?? ''}`;
const PAGE = '/offline';
/** Addresses that are no page of a signed-in person. */
const OTHER = /^\/(api|_next|sandbox|shared|join|new-password)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerShells());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHER.test(pathname)) event.respondWith(fetch(request).catch(() => offlineAnswer(pathname)));
  } else if (isOfPage(request)) {
    event.respondWith(fetch(request).catch(() => cached(request)));
  }
});

async function cacheShell() {
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`);
  const files = new Set((await page.clone().text()).match(/\/_next\/static\/[^"'\\\s)]+/g));
  const cache = await caches.open(SHELL);
  await cache.put(PAGE, page);
  await cache.addAll([...files, '/icon.svg']);
}

async function deleteFormerShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== SHELL).map((name) => caches.delete(name)),
  );
}

/** The page itself, or the way to it; a valuation is named behind the `#`. */
async function offlineAnswer(pathname) {
  if (pathname === PAGE) return cached(PAGE);
  const id = /^\/valuations\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  return Response.redirect(`${PAGE}${id ? `#${id}` : ''}`, 302);
}

async function cached(request) {
  const cache = await caches.open(SHELL);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();
}

/** A file that the page is drawn from. */
const isOfPage = ({ url, referrer }) =>
  /^\/(_next\/static\/|icon\.svg$)/.test(new URL(url).pathname) &&
  referrer !== '' &&
  new URL(referrer).pathname === PAGE;
