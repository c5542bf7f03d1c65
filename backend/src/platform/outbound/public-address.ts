import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is handed out for the internet so far. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address of the public internet. Private, link-local, loopback, shared, multicast, documentation and
 * reserved addresses are not, nor IPv6 addresses that carry IPv4: mapped, 6to4, Teredo, NAT64.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL));
}

const isLoopback = (address: string): boolean => isIP(address) !== 0 && ipaddr.parse(address).range() === 'loopback';

export type MayReach = (address: string) => boolean;

export const publicOnly: MayReach = isPublicAddress;
export const publicOrLoopback: MayReach = (address) => isPublicAddress(address) || isLoopback(address);

const FROM_PORT = 1_024;

/** Why requests cannot be sent to a URL; undefined if nothing in the URL itself forbids it. */
export function problemOfTarget(
  url: string,
  { mayReach, http }: { readonly mayReach: MayReach; readonly http: boolean },
): 'address' | 'private' | undefined {
  const target = URL.parse(url);
  if (!target || target.username !== '' || target.password !== '' || target.hash !== '') return 'address';
  if (target.protocol !== 'https:' && !(http && target.protocol === 'http:')) return 'address';
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  if (port < FROM_PORT && port !== 443 && !(http && port === 80)) return 'address';
  const host = hostOf(target);
  if (isIP(host) !== 0) return mayReach(host) ? undefined : 'private';
  if (/(^|\.)localhost\.?$/.test(host)) return mayReach('127.0.0.1') ? undefined : 'private';
  return host.includes('.') ? undefined : 'address';
}

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for the very connection that is made, and fails unless every address may be reached: a name that
 * resolves to something else a moment later finds no gap.
 */
export const guardedLookup =
  (mayReach: MayReach, resolve: Resolve = dnsLookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first) return done(new Error('No address'), '', 0);
      if (!addresses.every(({ address }) => mayReach(address))) return done(new PrivateAddress(hostname), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
