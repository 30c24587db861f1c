import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runToEnd, print } from './child.mjs';
import { compressFiles } from './front/compressed-files.mjs';

/** All inputs of the build, without tests and data it never reads. */
const SOURCES = ['app', 'components', 'lib', 'public', 'next.config.js', 'tsconfig.json'];
const ALSO = ['package.json', 'package-lock.json', 'lib/launch/build.mjs', 'lib/launch/front/compressed-files.mjs'];
const NOT_BUILT = /\.(test|bench|fixture)\.tsx?$|[/\\]golden[/\\]|^lib[/\\](launch|health)[/\\]/;

const RECORD = join(ROOT, '.next', 'source-state');

/** The part of the build that browsers load. */
export const BUILD_FILES = { folder: join(ROOT, '.next', 'static'), address: '/_next/static' };

/** A hash of the sources' paths and contents: the same source is never built twice, a changed one always. */
function sourceState() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, ...ALSO].flatMap(filesUnder).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesUnder(/** @type {string} */ path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => filesUnder(join(path, name)));
}

function builtState() {
  try {
    readFileSync(join(ROOT, '.next', 'BUILD_ID'));
    return readFileSync(RECORD, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Builds the product unless the existing build was made from this very source.
 * @returns {Promise<boolean>} whether a build of this source is there now
 */
export async function ensureBuild() {
  const state = sourceState();
  if (builtState() === state) return true;
  print('Building (once for each version) …');
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const built = await runToEnd(process.execPath, [next, 'build'], { env, quiet: true });
  if (!built.ok) return false;
  await compressFiles(BUILD_FILES.folder);
  writeFileSync(RECORD, state);
  return true;
}
