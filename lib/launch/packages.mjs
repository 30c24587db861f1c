import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, print } from './child.mjs';

/** Written last by npm, when everything is installed. */
const RECORD = join(ROOT, 'node_modules', '.package-lock.json');

function writtenAt(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Installs the packages of package-lock.json, unless that was done since it last changed.
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function ensurePackages() {
  if (writtenAt(RECORD) >= writtenAt(join(ROOT, 'package-lock.json'))) return true;
  print('Installing packages (once) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await npm(args, { quiet: true })).ok;
}
