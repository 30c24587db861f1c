import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answerRefusal, REFUSALS } from './refusals.mjs';

/**
 * The library that reads a plate in a photo, served only from here. A browser loads it when a person chooses a photo,
 * and the photo stays in the browser. Its worker compiles WebAssembly, which its own policy allows and no page's does.
 */
const PLATE_READER = '/plate-reader/';

/** Other names answer 404, so that no address reaches another file. */
const FILES = /** @type {const} */ ({
  'reader.js': ['tesseract.js', 'dist/tesseract.esm.min.js'],
  'worker.js': ['tesseract.js', 'dist/worker.min.js'],
  'tesseract-core-lstm.wasm.js': ['tesseract.js-core', 'tesseract-core-lstm.wasm.js'],
  'tesseract-core-simd-lstm.wasm.js': ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm.js'],
  'tesseract-core-relaxedsimd-lstm.wasm.js': ['tesseract.js-core', 'tesseract-core-relaxedsimd-lstm.wasm.js'],
  'eng.traineddata.gz': ['@tesseract.js-data/eng', '4.0.0_best_int/eng.traineddata.gz'],
});

const require = createRequire(import.meta.url);
const compress = promisify(gzip);
/** Compressed once. @type {Map<string, Promise<{ bytes: Buffer, encoding: 'gzip' | null }>>} */
const loaded = new Map();

/**
 * Whether a path is one of the reader's.
 * @param {string} path
 */
export const isPlateReader = (path) => path.startsWith(PLATE_READER);

/**
 * @param {string} path
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerPlateReader(path, request, response) {
  const name = path.slice(PLATE_READER.length);
  if (!isFile(name) || (request.method !== 'GET' && request.method !== 'HEAD'))
    return answerRefusal(response, path, REFUSALS.unserved);
  const file = await read(name).catch(() => null);
  if (file === null) return answerRefusal(response, path, REFUSALS.unserved);
  response.writeHead(200, {
    'content-type': name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream',
    'content-length': file.bytes.length,
    // Changes only with a release.
    'cache-control': 'public, max-age=86400',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** @param {string} name @returns {name is keyof typeof FILES} */
const isFile = (name) => Object.hasOwn(FILES, name);

/** @param {keyof typeof FILES} name */
function read(name) {
  const known = loaded.get(name);
  if (known) return known;
  const [owner, path] = FILES[name];
  const reading = readFile(join(dirname(require.resolve(`${owner}/package.json`)), path)).then(async (bytes) =>
    name.endsWith('.gz')
      ? { bytes, encoding: null }
      : { bytes: await compress(bytes), encoding: /** @type {const} */ ('gzip') },
  );
  loaded.set(name, reading);
  // A file that could not be read is retried.
  reading.catch(() => loaded.delete(name));
  return reading;
}
