import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a request names this machine by an address or by its own name. Another site can point its domain at an
 * address here (DNS rebinding); the browser then takes us for that site, and with the sandbox's published password its
 * page could sign in and read everything. No site can have an IP address as its domain.
 * @param {string | undefined} host the header; a program of before HTTP/1.1 sends none, a browser always does
 */
export function isOwnName(host) {
  if (host === undefined) return true;
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  return isIP(name) !== 0 || /^(.*\.)?localhost$/.test(name) || isMachineName(name);
}

/** @param {string} name */
function isMachineName(name) {
  const machine = hostname().toLowerCase();
  return name === machine || name === `${machine}.local`;
}
