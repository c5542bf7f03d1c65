import { newSignerText } from '../sealing/signed-note.js';
import { readEnvironment } from './environment.js';
import { siteOptions } from './site-environment.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hours.example',
  LOG_MAC_KEY: 'a'.repeat(64),
  SEAL_KEY: newSignerText('hours.example'),
};

test('the public site leads nowhere outside unless it is told where', () => {
  expect(readEnvironment({}).site).toEqual({ socialUrls: [] });
});

test('the calendar, the video, the ways to reach us and our pages elsewhere are taken as they are', () => {
  const variables = {
    BOOKING_URL: 'https://book.example.org/thirty-minutes',
    VIDEO_URL: 'https://video.example.org/embed/7?rel=0',
    CONTACT_EMAIL: 'info@example.org',
    CONTACT_PHONE: '+1 (555) 010-0199',
    SOCIAL_URLS: 'https://social.example.org/us, https://video.example.org/us',
  };
  expect(siteOptions(variables, true)).toEqual({
    bookingUrl: variables.BOOKING_URL,
    videoUrl: variables.VIDEO_URL,
    contactEmail: 'info@example.org',
    contactPhone: '+1 (555) 010-0199',
    socialUrls: ['https://social.example.org/us', 'https://video.example.org/us'],
  });
});

test.each([
  [{ BOOKING_URL: 'book.example.org' }, 'BOOKING_URL must be an https address'],
  [{ VIDEO_URL: 'javascript:alert(1)' }, 'VIDEO_URL must be an https address'],
  [{ SOCIAL_URLS: 'https://social.example.org,us' }, 'SOCIAL_URLS must be an https address, not "us".'],
  [{ CONTACT_EMAIL: 'info' }, 'CONTACT_EMAIL must be one email address'],
  [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE must be a telephone number'],
])('%j is refused', (variables, complaint) => {
  expect(() => readEnvironment(variables)).toThrow(complaint);
});

test('an address without https is for development only', () => {
  const plain = { BOOKING_URL: 'http://localhost:8080/call' };
  expect(readEnvironment(plain).site.bookingUrl).toBe('http://localhost:8080/call');
  expect(() => readEnvironment({ ...PRODUCTION, ...plain })).toThrow('BOOKING_URL must be an https address');
});
