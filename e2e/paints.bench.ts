/**
 * On a slow phone (390 × 844, processor ÷4, 1.6 Mbit/s with 150 ms): when the largest part of each page is painted, aim
 * 0.8 s on the machine itself and what the network adds, and how far the page moves meanwhile, aim 0.02. Production build, a
 * fresh browser for each opening, median of three.
 */
import { chromium } from 'playwright';
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { paintFigures } from './paint-figures.fixture';
import { openPage, PAGES } from './page-states.fixture';
import { signedInPage } from './signed-in-page.fixture';
import { startProduct } from './started-product.fixture';

const RUNS = 3;
const NETWORKS = [
  ['no network', null],
  ['slow network', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }],
] as const;

const product = await startProduct();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...LAUNCH_OPTIONS });

for (const [words, network] of NETWORKS) {
  console.log(`largest paint in ms and layout shift, processor ÷4, ${words}:`);
  for (const state of PAGES) {
    const figures = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await signedInPage(browser, product, { width: 390, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      if (network) await session.send('Network.emulateNetworkConditions', network);
      await openPage(page, state);
      figures.push(await paintFigures(page));
      await page.context().close();
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
    const paint = median(figures.map(({ largestPaint }) => largestPaint));
    const shift = Math.max(...figures.map((figure) => figure.shift));
    console.log(`  ${state.name.padEnd(28)} ${paint.toFixed(0).padStart(6)}  ${shift.toFixed(3)}`);
  }
}
await browser.close();
await product.stop();
process.exit();
