import { posix } from 'node:path';

/**
 * Whether an address belongs to a part of the framework that the product does not use: its image service, data files
 * and development tools. We answer such requests, because some of these parts print what a client sends. In development
 * all but the image service are served.
 * @param {string} path without the query
 * @param {boolean} development
 */
export function isUnservedPath(path, development) {
  const plain = posix.normalize(decoded(path).replaceAll('\\', '/')).replace(/^\/+/, '/').toLowerCase();
  if (development) return /^\/_next\/image(\/|$)/.test(plain);
  if (/^\/_next\/static\/./.test(plain)) return false;
  return /^\/(_next|__next)/.test(plain);
}

/** As the framework reads it; one that is written wrongly stays as it is. @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
