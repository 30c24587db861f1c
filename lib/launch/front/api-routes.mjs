import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The addresses of the API and their methods, as the framework finds them: by folder, and by exported name. It answers
 * an unknown address with a page, and another method with an empty answer, so both are refused before it.
 *
 * @typedef {{ parts: readonly (string | null)[], methods: readonly string[] }} ApiRoute parts: those of the address,
 * null for one that may be any text; methods: those that are answered
 */

/**
 * @param {string} folder of the routes, `app/api`
 * @returns {readonly ApiRoute[]} the route of fixed parts before the one of any, as the framework chooses
 */
export function readApiRoutes(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])route\.ts$/.test(file))
    .map((file) => ({
      parts: ['api', ...dirname(file).split(/[\\/]/)].map((part) => (part.startsWith('[') ? null : part)),
      methods: methodsOf(readFileSync(join(folder, file), 'utf8')),
    }))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = (/** @type {ApiRoute} */ { parts }) => parts.map((part) => (part === null ? '1' : '0')).join('');

/** With the methods that the framework adds. @param {string} source */
function methodsOf(source) {
  const exported = [...source.matchAll(/^export const ([A-Z]+) =/gm)].map(([, method = '']) => method);
  return [...exported, ...(exported.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/**
 * The methods of an address; null if the API does not have it.
 * @param {readonly ApiRoute[]} routes
 * @param {string} path without the query
 */
export function methodsAt(routes, path) {
  // The framework redirects an address that ends in a slash.
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  const fits = (/** @type {ApiRoute} */ route) =>
    route.parts.length === parts.length &&
    route.parts.every((part, at) => (part === null ? parts[at] !== '' : part === parts[at]));
  return routes.find(fits)?.methods ?? null;
}
