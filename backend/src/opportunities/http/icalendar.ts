import { t, addDays } from '@hourtrail/contracts';
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalDayJsStub,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { Calendar, CalendarEntry } from '../queries/calendar.js';

const AN_HOUR = 3_600;
const MOST_OCTETS = 75;
const END = 'END:VCALENDAR';
const PRODUCT = { company: 'HourTrail', product: 'Calendar', language: 'EN' };
const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  waiting: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Writes RFC 5545. `site`, the public origin, becomes part of every event's permanent UID. */
export function icalendar({ timeZone, entries }: Calendar, site: string): string {
  const zone = zoneOf(timeZone);
  const calendar = ical({
    prodId: PRODUCT,
    name: 'HourTrail',
    method: ICalCalendarMethod.PUBLISH,
    ttl: AN_HOUR,
  });
  const frame = calendar.toString();
  // event by event: ical-generator folds a whole calendar character by character, ten times slower
  const events = entries.map((entry) => calendar.createEvent(eventOf(entry, zone.name, site)).toString());
  const parts = zone.rules + events.join('').split('\r\n').map(folded).join('\r\n');
  return `${frame.slice(0, -END.length)}${parts}${END}\r\n`;
}

/** Folds a line at 75 octets between characters, as RFC 5545 section 3.1 requires. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return line;
  let [text, octets] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    const fits = octets + more <= MOST_OCTETS;
    text += fits ? character : `\r\n ${character}`;
    octets = fits ? octets + more : 1 + more;
  }
  return text;
}

const eventOf = (entry: CalendarEntry, zone: string | null, site: string): ICalEventData => ({
  id: `opportunity-${entry.id}@${new URL(site).host}`,
  sequence: entry.version - 1,
  stamp: entry.changedAt,
  created: entry.createdAt,
  lastModified: entry.changedAt,
  ...(zone === null ? { floating: true } : { timezone: zone }),
  start: onTheClocks(entry.date, entry.startTime),
  end: onTheClocks(lastDayOf(entry), entry.endTime),
  summary: plain(entry.title),
  location: plain(entry.location),
  description: plain(descriptionOf(entry)),
  url: `${site}/opportunities?opportunity=${entry.id}`,
  status: STATUS[entry.status],
  transparency: entry.status === 'confirmed' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
});

const lastDayOf = ({ date, startTime, endTime }: CalendarEntry): string =>
  endTime > startTime ? date : addDays(date, 1);

const descriptionOf = ({ status, cancelReason, description, organizationName, coordinator }: CalendarEntry): string =>
  [
    status === 'cancelled' &&
      (cancelReason
        ? t('apiOpportunities.calendarCancelledBecause', { reason: cancelReason })
        : t('apiOpportunities.calendarCancelled')),
    status === 'waiting' && t('apiOpportunities.calendarWaitlist'),
    description,
    organizationName,
    coordinator !== null && t('apiOpportunities.calendarCoordinator', { name: coordinator }),
  ]
    .filter(Boolean)
    .join('\n\n');

/** iCalendar text allows no control characters except tabs and line breaks. */
const plain = (text: string): string =>
  text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

/** The library formats a Date in the server's time zone; this stub formats the school's local time. */
const onTheClocks = (date: string, time: string): ICalDayJsStub => ({
  format: (form) => (form === 'YYYYMMDD' ? date.replaceAll('-', '') : `${time.replace(':', '')}00`),
  isValid: () => true,
  toDate: () => new Date(`${date}T${time}:00Z`),
  toJSON: () => `${date}T${time}:00`,
});

interface Zone {
  /** The name that the rules use, possibly an alias; null without rules, as for `+05:00`. */
  readonly name: string | null;
  readonly rules: string;
}

const NAMES = new Map((tzlib_get_timezones() as string[]).map((name) => [name.toLowerCase(), name]));

function zoneOf(timeZone: string): Zone {
  const known = NAMES.get(timeZone.toLowerCase());
  if (known === undefined) return { name: null, rules: '' };
  const [rules = '', parameter = ''] = tzlib_get_ical_block(known);
  return { name: parameter.replace('TZID=', ''), rules: `${rules.trim()}\r\n` };
}
