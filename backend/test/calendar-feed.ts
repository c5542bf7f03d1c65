import { addDays, dateInZone, timeInZone, type CalendarLink, type OpportunityView } from '@hourtrail/contracts';
import type { NewOpportunity } from '../src/opportunities/index.js';
import { ORIGIN, type TestApp } from './app.js';
import type { ReadEvent } from './calendar-readers.js';
import type { Answer, Client } from './client.js';
import { A_MORNING } from './opportunities.js';
import { makePerson, makeSchool } from './people.js';

/** When the year is published; both hemispheres change their clocks within the weeks that follow. */
export const BEFORE_THE_YEAR = new Date('2026-08-21T15:00:00Z');

/** North and south with changes of the clocks, and without any. */
export const ZONES = ['America/New_York', 'Australia/Sydney', 'America/Phoenix'] as const;

const WEEKLY = { title: 'Saturday kitchen', date: '2026-09-05', repeatWeeks: 33, exceptDates: ['2026-12-26'] };
/** Nights in which the clocks change, and others. */
const NIGHTS = ['2026-10-03', '2026-10-31', '2027-03-13', '2027-04-03', '2027-01-09'];
// a backslash before an n is for icalendar.spec.ts alone: python3-icalendar 4 takes it for a line break
const TEXTS = [
  'Commas, semicolons; and "quotes" \\ backslashes',
  'Größe, мир, 数学, שלום — 👩🏽‍🚒',
  'One paragraph.\n\nAnother,\n\twith a tab.\nEND:VEVENT\nBEGIN:VEVENT',
];

const done = ({ status, body }: Answer): unknown => {
  if (status < 300) return body;
  throw new Error(`Answered with ${status}: ${JSON.stringify(body)}`);
};

/**
 * The feed of a student with fifty opportunities, all through the server: a weekly repetition, nights across the
 * changes of the clocks, text of every kind, one that was changed, one cancelled, one with a place in line.
 */
export async function aYearInACalendar(
  app: TestApp,
  timeZone: string,
): Promise<{ feed: string; expected: ReadEvent[] }> {
  const school = await makeSchool(app, { timeZone });
  const [student, another, teacher, verifier] = await Promise.all(
    (['student', 'student', 'teacher', 'verifier'] as const).map((role) => makePerson(app, school, role)),
  );
  if (!student || !another || !teacher || !verifier) throw new Error('The school has nobody.');
  const [staff, joiner, rival] = await Promise.all([teacher, student, another].map((person) => app.as(person)));
  if (!staff || !joiner || !rival) throw new Error('Nobody signed in.');
  const publish = async (fields: Partial<NewOpportunity> & object): Promise<OpportunityView> =>
    done(
      await staff.post('/api/volunteer-opportunities', { ...A_MORNING, coordinatorId: verifier.id, ...fields }),
    ) as OpportunityView;

  const first = await publish(WEEKLY);
  for (const date of NIGHTS) await publish({ title: 'Night watch', date, startTime: '22:00', endTime: '03:30' });
  for (const [n, description] of TEXTS.entries()) await publish({ description, date: addDays('2026-11-02', n) });
  for (let n = 0; n < 7; n += 1) {
    await publish({ title: `${'x'.repeat(n)}${'é数🍎'.repeat(30)}`, date: addDays('2026-11-09', n) });
  }
  const changed = await publish({ date: '2026-11-23' });
  const cancelled = await publish({ date: '2026-11-24' });
  const full = await publish({ date: '2026-11-25', maxSlots: 1 });

  done(await rival.post('/api/opportunity-signups', { opportunityId: full.id }));
  const all = await everythingFor(joiner);
  for (const { id } of all) {
    done(await joiner.post('/api/opportunity-signups', { opportunityId: id, waitlist: true, despiteClash: true }));
  }
  done(await staff.patch(`/api/volunteer-opportunities/${changed.id}`, { location: 'The gym', startTime: '10:00' }));
  done(await staff.post(`/api/volunteer-opportunities/${cancelled.id}/cancel`, { reason: 'A storm, alas' }));
  if (first.seriesId !== first.id) throw new Error('The first of a series is not its first.');

  const { url } = done(await joiner.post('/api/calendar/token')) as CalendarLink;
  const feed = done(await app.client().get(url.slice(ORIGIN.length))) as string;
  const views = await Promise.all(
    all.map(async ({ id }) => done(await staff.get(`/api/volunteer-opportunities/${id}`)) as OpportunityView),
  );
  const waiting = full.id;
  return { feed, expected: views.map((view) => asAReaderTells(view, { timeZone, waiting })) };
}

async function everythingFor(client: Client): Promise<OpportunityView[]> {
  return done(await client.get('/api/volunteer-opportunities?sort=date')) as OpportunityView[];
}

/** What every reader must make of an opportunity, computed independently of the calendar. */
function asAReaderTells(
  view: OpportunityView,
  { timeZone, waiting }: { readonly timeZone: string; readonly waiting: number },
): ReadEvent {
  const end = view.endTime > view.startTime ? view.day : addDays(view.day, 1);
  const isCancelled = view.cancelledAt !== null;
  const isWaiting = view.id === waiting;
  const stamp = BEFORE_THE_YEAR.toISOString();
  return {
    uid: `opportunity-${view.id}@${new URL(ORIGIN).host}`,
    sequence: view.version - 1,
    status: isCancelled ? 'CANCELLED' : isWaiting ? 'TENTATIVE' : 'CONFIRMED',
    summary: view.title,
    location: view.location,
    description: [
      ...(isCancelled ? [`Cancelled: ${view.cancelReason}`] : []),
      ...(isWaiting ? ['You’re on the waitlist.'] : []),
      view.description,
      view.organizationName,
      `Coordinator: ${view.coordinator?.name}`,
    ].join('\n\n'),
    url: `${ORIGIN}/opportunities?opportunity=${view.id}`,
    start: `${view.day}T${view.startTime}`,
    end: `${end}T${view.endTime}`,
    startsAt: instantOf(view.day, view.startTime, timeZone),
    endsAt: instantOf(end, view.endTime, timeZone),
    stamp,
    lastModified: stamp,
  };
}

/** The instant at which the clocks of a zone show a time, found by looking at them every quarter of an hour. */
function instantOf(date: string, time: string, timeZone: string): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let at = noon - 26 * 3_600_000; at < noon + 26 * 3_600_000; at += 900_000) {
    const instant = new Date(at);
    if (dateInZone(instant, timeZone) === date && timeInZone(instant, timeZone) === time) return instant.toISOString();
  }
  throw new Error(`The clocks of ${timeZone} never show ${time} on ${date}.`);
}
