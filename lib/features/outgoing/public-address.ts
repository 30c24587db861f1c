/** Which network addresses a person may send our server to: public ones only. */
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries for IPv4 and IPv6: this machine, private and shared networks, documentation, multicast. */
const RESERVED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Addresses in the global range that embed another address, or lead to no single host. */
const RESERVED_IN_GLOBAL: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [network, prefix] of RESERVED) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_IN_GLOBAL) reserved.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/**
 * Why we cannot send a request to an address, and what to do, in a sentence each; null if it can be tried.
 * @param example a whole address of the kind that is wanted
 */
export function addressProblem(text: string, example: string): readonly [message: string, fix: string] | null {
  if (!URL.canParse(text)) return ['This is not a web address.', `Enter it whole, such as ${example}.`];
  const { protocol, hostname, hash } = new URL(text);
  if (protocol !== 'https:')
    return ['The address does not begin with https://.', 'Ask the system’s provider for one that does.'];
  if (hash !== '') return ['The address has a part after #, which is never sent.', 'Leave it out.'];
  if (hostname === '') return ['The address names no host.', `Enter it whole, such as ${example}.`];
  return null;
}
