import { readByIcalJs } from '../../../test/calendar-readers.js';
import type { CalendarEntry } from '../queries/calendar.js';
import { icalendar } from './icalendar.js';

const SITE = 'https://hours.example.org';

const A_MORNING: CalendarEntry = {
  id: 12,
  version: 3,
  title: 'Sort donations',
  description: 'Help sort and shelve what was given.',
  organizationName: 'Riverside Food Bank',
  location: '12 Water Street',
  date: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  coordinator: 'Priya Raman',
  status: 'confirmed',
  cancelReason: null,
  createdAt: new Date('2026-11-01T15:00:00.123Z'),
  changedAt: new Date('2026-11-02T16:30:00.456Z'),
};

const written = (entry: Partial<CalendarEntry> = {}, timeZone = 'America/New_York'): string =>
  icalendar({ timeZone, entries: [{ ...A_MORNING, ...entry }] }, SITE);
const read = (entry: Partial<CalendarEntry> = {}, timeZone?: string) => readByIcalJs(written(entry, timeZone))[0];

describe('an opportunity in a calendar', () => {
  it('is told with all that one needs to go there, by the clocks of the school', () => {
    expect(read()).toEqual({
      uid: 'opportunity-12@hours.example.org',
      sequence: 2,
      status: 'CONFIRMED',
      summary: 'Sort donations',
      location: '12 Water Street',
      description: 'Help sort and shelve what was given.\n\nRiverside Food Bank\n\nCoordinator: Priya Raman',
      url: 'https://hours.example.org/opportunities?opportunity=12',
      start: '2026-12-05T09:00',
      end: '2026-12-05T12:00',
      startsAt: '2026-12-05T14:00:00.000Z',
      endsAt: '2026-12-05T17:00:00.000Z',
      stamp: '2026-11-02T16:30:00.000Z',
      lastModified: '2026-11-02T16:30:00.000Z',
    });
  });

  it('ends on the next day where its end is at or before its start', () => {
    expect(read({ startTime: '22:00', endTime: '01:30' })).toMatchObject({ end: '2026-12-06T01:30' });
  });

  it('stays when it is cancelled, says why, and takes nobody’s time', () => {
    const cancelled = { status: 'cancelled', cancelReason: 'A storm is coming.' } as const;
    expect(read(cancelled)).toMatchObject({ status: 'CANCELLED', summary: 'Sort donations' });
    expect(read(cancelled)?.description).toMatch(/^Cancelled: A storm is coming\.\n\nHelp sort/);
    expect(written(cancelled)).toContain('\r\nTRANSP:TRANSPARENT\r\n');
  });

  it('is not certain for who waits for a place', () => {
    expect(read({ status: 'waiting' })).toMatchObject({ status: 'TENTATIVE' });
    expect(read({ status: 'waiting' })?.description).toMatch(/^You’re on the waitlist\./);
  });

  it.each([
    ['commas, semicolons, quotes and backslashes', 'Soup, bread; "tea" \\ C:\\new'],
    ['what looks like the calendar’s own lines', 'Read this:\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Another'],
    ['empty lines and tabs', 'One\n\n\tTwo\n'],
    ['letters of every kind', 'Größe, мир, 数学, שלום, 👩🏽‍🚒'],
  ])('comes back as it was written, with %s', (_what, description) => {
    expect(read({ description })?.description).toContain(`${description}\n\nRiverside Food Bank`);
  });

  it('has one kind of line break, and no characters that end a line elsewhere', () => {
    expect(read({ description: 'a\r\nb\rc\u2028d\u0085e\u000bf\u0007g' })?.description).toMatch(/^a\nb\nc\nd\ne\nfg\n/);
  });

  it('is written in lines of at most 75 octets that end in CRLF, cut between characters', () => {
    for (let shift = 0; shift < 12; shift += 1) {
      const title = `${'x'.repeat(shift)}${'é数🍎'.repeat(40)}`;
      const calendar = written({ title });
      const lines = calendar.split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(readByIcalJs(calendar)[0]?.summary).toBe(title);
    }
  });
});

describe('a calendar', () => {
  it('brings the rules of its time zone, also where it has nothing else', () => {
    for (const calendar of [written(), icalendar({ timeZone: 'America/New_York', entries: [] }, SITE)]) {
      expect(calendar.match(/BEGIN:VTIMEZONE\r\nTZID:America\/New_York\r\n/g)).toHaveLength(1);
    }
    expect(written()).toContain('DTSTART;TZID=America/New_York:20261205T090000');
  });

  it('says all of itself before its parts', () => {
    const lines = written({ description: 'BEGIN:VEVENT' }).split('\r\n');
    expect(lines.slice(0, 9)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//HourTrail//Calendar//EN',
      'METHOD:PUBLISH',
      'NAME:HourTrail',
      'X-WR-CALNAME:HourTrail',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
    ]);
    expect(lines.filter((line) => /^(BEGIN|END):V/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it.each([
    ['America/Chicago', '2027-01-15', '15:00'],
    ['America/Chicago', '2027-07-15', '14:00'],
    ['America/Denver', '2027-07-15', '15:00'],
    ['America/Phoenix', '2027-07-15', '16:00'],
    ['America/Los_Angeles', '2027-07-15', '16:00'],
    ['America/Anchorage', '2027-01-15', '18:00'],
    ['Pacific/Honolulu', '2027-07-15', '19:00'],
    ['Europe/London', '2027-07-15', '08:00'],
    ['Australia/Sydney', '2027-01-15', '22:00'],
    ['Australia/Sydney', '2027-07-15', '23:00'],
    ['Asia/Kathmandu', '2027-01-15', '03:15'],
    ['US/Eastern', '2027-07-15', '13:00'],
    ['asia/calcutta', '2027-07-15', '03:30'],
    ['UTC', '2027-07-15', '09:00'],
  ])('knows that nine o’clock in %s on %s is %s in Greenwich', (timeZone, date, utc) => {
    expect(read({ date }, timeZone)?.startsAt).toContain(`T${utc}:00.000Z`);
  });

  it('has a rule for every time zone that a school can choose', () => {
    const without = Intl.supportedValuesOf('timeZone').filter((zone) => !written({}, zone).includes('DTSTART;TZID='));
    expect(without).toEqual([]);
  });

  it('leaves it to the reader’s own clock where a school has an offset in place of a time zone', () => {
    expect(written({}, '+05:30')).toContain('\r\nDTSTART:20261205T090000\r\n');
    expect(written({}, '+05:30')).not.toContain('VTIMEZONE');
  });
});
