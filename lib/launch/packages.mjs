import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, print } from './child.mjs';

/** What npm writes last when it has installed everything. */
const RECORD = join(ROOT, 'node_modules', '.package-lock.json');

function writtenAt(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Installs what package-lock.json says, if that has not been done since it last changed.
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function ensurePackages() {
  if (writtenAt(RECORD) >= writtenAt(join(ROOT, 'package-lock.json'))) return true;
  print('Installing packages (once) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await npm(args, { quiet: true })).ok;
}
