/** How journeys and benchmarks start the browser: Playwright's own, or the machine's without the pages of its address bar. */
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright/test';

export const LAUNCH_OPTIONS: LaunchOptions = process.env['CHROMIUM_PATH']
  ? { executablePath: join(import.meta.dirname, 'chromium.sh') }
  : {};
