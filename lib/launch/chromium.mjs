import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, runToEnd, print } from './child.mjs';

/** The shell without a window first: it takes two thirds of the processor time for the same pages. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's packages. Other systems have the second alone. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a Chromium, or installs one: Playwright's own, else the system's, else Playwright's download, else Debian's
 * package.
 * @returns {Promise<{ found: true, path: string | null } | { found: false, why: string }>} path: null for Playwright's
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  const own = () => existsSync(chromium.executablePath());
  if (own()) return { found: true, path: null };
  const system = inPath();
  if (system) return { found: true, path: system };

  print('Installing a Chromium (once) …');
  const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  await runToEnd(process.execPath, [playwright, 'install', 'chromium'], { quiet: true });
  if (own()) return { found: true, path: null };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runToEnd('apt-get', ['update', '-q'], { env, quiet: true });
    for (const name of PACKAGES) {
      if (inPath()) break;
      await runToEnd('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env, quiet: true });
    }
  }
  const installed = inPath();
  if (installed) return { found: true, path: installed };
  return {
    found: false,
    why: 'The end-to-end tests need a Chromium and none could be installed. Install the package "chromium", or run `npx playwright install chromium`.',
  };
}

function inPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        continue;
      }
    }
  }
  return null;
}
