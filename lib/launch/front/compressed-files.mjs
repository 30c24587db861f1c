import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * The ending of compressed scripts and style sheets, made by the build at the highest quality, which takes too long for
 * a request.
 */
const ENDING = '.br';

/** Content types by the original file's ending, as the framework writes them. */
const CONTENT_TYPES = /** @type {const} */ ({
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
});

const compress = promisify(brotliCompress);

/**
 * Writes a compressed file beside each script and style sheet below a folder.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = filesBelow(folder).filter((file) => contentTypeOf(file) !== null);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      await writeFile(`${path}${ENDING}`, await compress(await readFile(path)));
    }),
  );
}

/**
 * The addresses that have a compressed file.
 * @param {string} folder
 * @param {string} address of the folder
 * @returns {ReadonlySet<string>}
 */
export const compressedPaths = (folder, address) =>
  new Set(
    filesBelow(folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => `${address}/${file.slice(0, -ENDING.length).replaceAll('\\', '/')}`),
  );

/**
 * Redirects a request for a file internally to the compressed one, if there is one and the browser accepts it. The
 * framework serves it, with its own headers for files; content type and encoding are set here.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path of the request
 * @param {ReadonlySet<string>} paths
 */
export function preferCompressed(request, response, path, paths) {
  const type = paths.has(path) ? contentTypeOf(path) : null;
  if (type === null) return;
  response.setHeader('vary', 'Accept-Encoding');
  if (!takesBrotli(request.headers['accept-encoding']?.toString() ?? '')) return;
  request.url = `${path}${ENDING}`;
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-type', type);
}

/** RFC 9110, 12.5.3: named, and not with a weight of nothing. @param {string} accepted */
export const takesBrotli = (accepted) =>
  accepted.split(',').some((part) => {
    const [coding = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === 'br' && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });

/** @param {string} file */
function contentTypeOf(file) {
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) if (file.endsWith(ending)) return type;
  return null;
}

/** @param {string} folder */
const filesBelow = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
