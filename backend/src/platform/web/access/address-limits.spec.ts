import { networkOf } from './address-limits.js';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:7:1::9', '2001:db8:7:1::/64'],
  ['2001:DB8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:0db8:0007:0001::', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
