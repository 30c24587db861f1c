import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './network-of.mjs';

const ADDRESSES: readonly { address: string; network: string }[] = [
  { address: '192.0.2.1', network: '192.0.2.1' },
  { address: '::ffff:192.0.2.1', network: '192.0.2.1' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { address: '2001:db8:1:2::6', network: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::', network: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
  { address: '2001:db8::2:0:0:0:1', network: '2001:db8:0:2::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'unknown', network: 'unknown' },
];

for (const { address, network } of ADDRESSES) {
  test(`${address} belongs to ${network}`, () => {
    assert.equal(networkOf(address), network);
  });
}
