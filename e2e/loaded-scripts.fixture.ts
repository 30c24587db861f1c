import type { Page } from 'playwright';

/** Opens a page whose browser has loaded nothing yet, and prints what script it is sent for it. */
export async function printLoadedScripts(fresh: Page, name: string, address: string): Promise<void> {
  const loaded: Promise<{ path: string; bytes: number }>[] = [];
  fresh.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    loaded.push(request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })));
  });
  const html = (await (await fresh.goto(address, { waitUntil: 'networkidle' }))?.text()) ?? '';
  const all = await Promise.all(loaded);
  const first = all.filter(({ path }) => html.includes(path));
  const kB = (files: typeof all) => `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;
  console.log(
    `script on first load of ${name}, as sent: ${kB(first)} in ${first.length} files; with what comes in idle time ${kB(all)}`,
  );
}
