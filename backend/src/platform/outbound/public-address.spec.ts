import type { LookupAddress } from 'node:dns';
import { guardedLookup, isPublicAddress, problemOfTarget, publicOnly, publicOrLoopback } from './public-address.js';

const INTERNET = { mayReach: publicOnly, http: false };
const DEVELOPMENT = { mayReach: publicOrLoopback, http: true };

test.each([
  ['a private address', 'https://10.0.0.1/'],
  ['another', 'https://172.31.255.255/'],
  ['a third', 'https://192.168.1.1/'],
  ['this machine', 'https://127.0.0.1/'],
  ['this machine by its short form', 'https://127.1/'],
  ['an address in decimal', 'https://2130706433/'],
  ['an address in octal', 'https://0177.0.0.1/'],
  ['an address in hexadecimal', 'https://0x7f.0x0.0x0.0x1/'],
  ['an address in one hexadecimal number', 'https://0x7f000001/'],
  ['full-width digits', 'https://１２７.０.０.１/'],
  ['no address at all', 'https://0.0.0.0/'],
  ['metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
  ['metadata by IPv6', 'https://[fd00:ec2::254]/'],
  ['a carrier’s network', 'https://100.64.0.1/'],
  ['multicast', 'https://224.0.0.1/'],
  ['broadcast', 'https://255.255.255.255/'],
  ['loopback by IPv6', 'https://[::1]/'],
  ['nothing by IPv6', 'https://[::]/'],
  ['IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['IPv4 in IPv6, in hexadecimal', 'https://[::ffff:7f00:1]/'],
  ['IPv4 in IPv6, as of old', 'https://[::127.0.0.1]/'],
  ['NAT64', 'https://[64:ff9b::a00:1]/'],
  ['NAT64 of a network', 'https://[64:ff9b:1::a00:1]/'],
  ['6to4', 'https://[2002:7f00:1::]/'],
  ['Teredo', 'https://[2001:0:7f00:1::]/'],
  ['link-local by IPv6', 'https://[fe80::1]/'],
  ['a site’s own, as of old', 'https://[fec0::1]/'],
  ['localhost', 'https://localhost/'],
  ['a name under localhost', 'https://a.localhost./'],
])('%s is private', (_what, url) => {
  expect(problemOfTarget(url, INTERNET)).toBe('private');
});

test.each([
  ['http', 'http://example.org/'],
  ['another scheme', 'gopher://example.org/'],
  ['a file', 'file:///etc/passwd'],
  ['a password in it', 'https://user:secret@example.org/'],
  ['a fragment', 'https://example.org/#top'],
  ['a name without a dot', 'https://intranet/'],
  ['the port of another service', 'https://example.org:25/'],
  ['no URL', 'example.org'],
])('an address with %s is refused', (_what, url) => {
  expect(problemOfTarget(url, INTERNET)).toBe('address');
});

test.each([['https://example.org/hooks?a=1'], ['https://example.org:8443/'], ['https://[2606:4700::1111]/']])(
  '%s is allowed',
  (url) => {
    expect(problemOfTarget(url, INTERNET)).toBeUndefined();
  },
);

test('development reaches its own machine, and no other private address', () => {
  expect(problemOfTarget('http://127.0.0.1:4000/', DEVELOPMENT)).toBeUndefined();
  expect(problemOfTarget('http://10.0.0.1:4000/', DEVELOPMENT)).toBe('private');
  expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].map(isPublicAddress)).toEqual([false, false, false]);
});

describe('a name', () => {
  const connected = (addresses: readonly string[], all: boolean): Promise<unknown> =>
    new Promise((resolve) => {
      const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      guardedLookup(publicOnly, (_name, _options, done) => done(null, found))(
        'hooks.example.org',
        { all },
        (error, to) => resolve(error ? error.code : to),
      );
    });

  test('that resolves to a public address is reached there', async () => {
    expect(await connected(['93.184.216.34'], false)).toBe('93.184.216.34');
    expect(await connected(['93.184.216.34'], true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  test.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['93.184.216.34', '::ffff:10.0.0.1']]])(
    'that resolves to %j is not',
    async (addresses) => {
      expect(await connected(addresses, true)).toBe('EPRIVATE');
    },
  );
});
