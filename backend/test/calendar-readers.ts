import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ICAL from 'ical.js';

/** What a reader makes of one event of a calendar. Local times as `2026-09-05T09:00`, instants in ISO 8601. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  readonly start: string;
  readonly end: string;
  /** By the rules of the time zone that the calendar brings. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly stamp: string;
  readonly lastModified: string;
}

/** Reads a calendar as ical.js does. */
export function readByIcalJs(calendar: string): ReadEvent[] {
  const root = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const zones = new Map(
    root.getAllSubcomponents('vtimezone').map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'));
      return [tzid, new ICAL.Timezone({ component, tzid })];
    }),
  );
  return root.getAllSubcomponents('vevent').map((event) => {
    const textOf = (name: string): string => String(event.getFirstPropertyValue(name));
    const time = (name: string): { local: string; at: string } => {
      const property = event.getFirstProperty(name);
      const value = property?.getFirstValue() as ICAL.Time;
      const tzid = property?.getParameter('tzid');
      const zone = typeof tzid === 'string' ? zones.get(tzid) : undefined;
      if (zone) value.zone = zone;
      return { local: value.toString().slice(0, 16), at: new Date(value.toUnixTime() * 1000).toISOString() };
    };
    return {
      uid: textOf('uid'),
      sequence: Number(textOf('sequence')),
      status: textOf('status'),
      summary: textOf('summary'),
      location: textOf('location'),
      description: textOf('description'),
      url: textOf('url'),
      start: time('dtstart').local,
      end: time('dtend').local,
      startsAt: time('dtstart').at,
      endsAt: time('dtend').at,
      stamp: time('dtstamp').at,
      lastModified: time('last-modified').at,
    };
  });
}

/** Debian's, whatever other python3 comes first in the path. */
const PYTHON = '/usr/bin/python3';
const run = promisify(execFile);

/** Reads a calendar as Debian's python3-icalendar does. */
export async function readByDebian(calendar: string): Promise<ReadEvent[]> {
  const reading = run(PYTHON, [join(import.meta.dirname, 'read-calendar.py')], { maxBuffer: 16 * 1024 * 1024 });
  // a reader that cannot start closes its pipe; the error is reported below
  reading.child.stdin?.on('error', () => undefined).end(calendar);
  try {
    return JSON.parse((await reading).stdout) as ReadEvent[];
  } catch (error) {
    if (!/ENOENT|ModuleNotFoundError/.test(String(error))) throw error;
    const message = 'This test reads calendars as Debian does. Install it: apt-get install python3-icalendar';
    throw new Error(message, { cause: error });
  }
}
