import { comesFromUs, type Provenance } from './csrf.guard.js';

const request: Provenance = { host: '192.168.1.5:3000', fetchSite: undefined, origin: undefined };
const ours = { origin: 'https://hours.example', production: true };

test('outside production the host that was asked is ours as well, on its own scheme and port only', () => {
  const local = { ...ours, production: false };
  expect(comesFromUs({ ...request, origin: 'http://192.168.1.5:3000' }, local)).toBe(true);
  expect(comesFromUs({ ...request, origin: 'http://192.168.1.5:3001' }, local)).toBe(false);
  expect(comesFromUs({ ...request, origin: 'https://192.168.1.5:3000' }, local)).toBe(false);
});

test('in production only the public address is', () => {
  expect(comesFromUs({ ...request, origin: 'http://192.168.1.5:3000' }, ours)).toBe(false);
  expect(comesFromUs({ ...request, origin: 'https://hours.example' }, ours)).toBe(true);
});
