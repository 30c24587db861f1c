import { randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { isPlateReader } from './plate-reader.mjs';

/** Paths that never answer with a page of the product. */
const NO_PAGE = /^\/(api|_next|sandbox)(\/|$)/;
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A worker is governed by its own file’s policy, and loads the other files it needs. */
const BUILD_FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
/** The offline worker (public/service-worker.js) fetches only from this server. */
const SERVICE_WORKER = '/service-worker.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
/** The reader of plates in photos compiles WebAssembly in its worker, and fetches only its own files. */
const PLATE_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
/** The sandbox describes itself in plain pages with a style element. */
const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The answer's security headers, and for a page the nonce its scripts and styles carry. Next puts the nonce on
 * everything it writes when it finds the policy among the request's headers.
 * @param {{ path: string, https: boolean, development: boolean }} of
 * @returns {{ headers: Record<string, string>, nonce: string | null }}
 */
export function securityHeaders({ path, https, development }) {
  const isPage = !NO_PAGE.test(path) && path !== SERVICE_WORKER && !isPlateReader(path);
  const nonce = isPage ? randomBytes(16).toString('base64') : null;
  return {
    nonce,
    headers: {
      'content-security-policy': nonce === null ? policyBesidePages(path) : pagePolicy({ nonce, https, development }),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Not no-referrer, with which a browser sends `Origin: null` with our own forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    },
  };
}

/**
 * An answer of the API is not stored, those that Next gives itself included, unless its handler says otherwise. It is
 * decided last, because Next does not replace a header that is set already.
 * @param {import('node:http').ServerResponse} response
 */
export function forbidStoring(response) {
  const write = response.writeHead.bind(response);
  response.writeHead = (/** @type {any[]} */ ...head) => {
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store');
    return Reflect.apply(write, undefined, head);
  };
}

/** @param {string} path */
function policyBesidePages(path) {
  if (path.startsWith('/sandbox')) return SANDBOX_POLICY;
  if (path === SERVICE_WORKER) return SERVICE_WORKER_POLICY;
  if (isPlateReader(path)) return PLATE_READER_POLICY;
  return path.startsWith('/_next/static/') ? BUILD_FILE_POLICY : NO_PAGE_POLICY;
}

/** @param {{ nonce: string, https: boolean, development: boolean }} of */
function pagePolicy({ nonce, https, development }) {
  return [
    "default-src 'none'",
    // In development React rebuilds server stacks with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // No style attribute: components/ui/behaviour/use-script-style.ts.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The trusted proxies, whose claim on the origin of a request is believed: this machine's own, and the given ones.
 * @param {readonly string[]} given addresses and ranges, as lib/env.ts has checked them
 */
export function believedProxies(given) {
  const list = new BlockList();
  for (const range of ['127.0.0.0/8', '::1', ...given]) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}

/**
 * Whether a connection comes from a believed proxy.
 * @param {string} connectedFrom
 * @param {import('node:net').BlockList} proxies
 */
export function isBelieved(connectedFrom, proxies) {
  return proxies.check(connectedFrom, isIPv6(connectedFrom) ? 'ipv6' : 'ipv4');
}

/** What proxies add to the requests they pass on. */
const FORWARDING = /^(x-forwarded-|x-real-ip$|forwarded$|via$|x-client-ip$|cf-connecting-ip$|true-client-ip$)/;

/**
 * Whether a request was forwarded by a proxy, possibly on this machine: then it is not this machine's own.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isForwarded(headers) {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/**
 * Where a request comes from: the connection's other end or, if that is a trusted proxy, the last entry of the list,
 * which the proxy added. Earlier entries are the client's own claim.
 * @param {string | undefined} connectedFrom
 * @param {string | undefined} forwardedFor
 * @param {import('node:net').BlockList} proxies
 * @param {boolean} forwarded whether a proxy passed it on: then no address of this machine is its own, and it is `unknown`
 */
export function clientAddress(connectedFrom, forwardedFor, proxies, forwarded) {
  const lastHop = forwardedFor?.split(',').at(-1)?.trim();
  if (!connectedFrom) return 'unknown';
  const address = lastHop && isBelieved(connectedFrom, proxies) ? lastHop : connectedFrom;
  return forwarded && /^(::ffff:)?127\.|^::1$|^localhost$/i.test(address) ? 'unknown' : address;
}
