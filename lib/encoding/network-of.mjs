import { isIPv6 } from 'node:net';

/**
 * The network of an internet address, as one subscriber has it: an IPv4 address, also one that is mapped into IPv6, or
 * the first 64 bits of an IPv6 address (RFC 6177). Other text is returned as it is.
 * @param {string} address
 * @returns {string} `203.0.113.7` or `2001:db8:7:1::/64`
 */
export function networkOf(address) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [first = '', second] = (address.split('%')[0] ?? '').split('::');
  const groupsOf = (/** @type {string} */ part) => (part === '' ? [] : part.split(':'));
  const head = groupsOf(first);
  const tail = second === undefined ? [] : groupsOf(second);
  const zeros = second === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
