import type { ExportKind } from '@hourtrail/contracts';
import { IssueRecord } from '../../src/hours/commands/issue-record.js';
import { ChangeLogo } from '../../src/organizations/commands/change-logo.js';
import { aLogo } from '../attachments.js';
import { makeSchool } from '../people.js';
import { ATTENDANCE } from './attendance.records.js';
import {
  account,
  ACCOUNTS,
  EXPORT_ADDRESSES,
  HOLDERS_OF_SECOND_FACTORS,
  INVITATIONS,
  MAILED_LINKS,
  PENDING_LINKS,
  PENDING_SIGN_INS,
  SECOND_FACTOR_SETUPS,
  SECOND_FACTORS,
  SESSIONS,
} from './account.records.js';
import {
  ATTACHMENTS,
  CONFIRMATION_LINKS,
  ENTRIES,
  ENTRIES_WITH_A_SCAN,
  LINKS_OF_SUPERVISORS_WHO_ANSWER_OFTEN,
} from './entry.records.js';
import { FAMILIES, FAMILY_CODES, FAMILY_LINKS, JOIN_CODES, JOIN_REQUESTS, requested } from './family.records.js';
import { achieversAmong, badgesOf } from './badge.records.js';
import { ACADEMIC_YEARS, NEW_YEARS } from './academic-year.records.js';
import { CLASSES, NEW_CLASSES } from './class.records.js';
import { API_KEYS, WEBHOOKS } from './connection.records.js';
import { NEW_REPORT_SCHEDULES, REPORT_SCHEDULES } from './report-schedule.records.js';
import { HOLDS, PEOPLE_TO_HOLD, RECORD_REQUESTS, REFUSED_RECORD_REQUESTS } from './record-request.records.js';
import { FILES, IMPORTS } from './import.records.js';
import { CONTACT_MESSAGES, EMAIL_LINKS, NEWSLETTER_LINKS, SUBSCRIPTIONS } from './inbox.records.js';
import { SAVED_FILTERS } from './saved-filter.records.js';
import { actorOf, carryOut, child, MISSING, toLog, type Made, type Make } from './making.js';
import { NOTIFICATIONS } from './notification.records.js';
import { aMorning, CALENDAR_LINKS, OPPORTUNITIES } from './opportunity.records.js';
import type { Principal, Row } from './table.js';
import { newName, type World } from './world.js';

async function withLogo(world: World, id: number): Promise<Made> {
  const by = actorOf(world.person('super-admin'));
  await carryOut(world, new ChangeLogo({ by, id }, async () => ({ name: 'logo.png', bytes: await aLogo() })));
  return { id };
}

const schoolsOf = (kind: ExportKind): Readonly<Record<string, Make>> => ({
  Lincoln: ({ lincoln }) => ({ id: kind, organizationId: lincoln }),
  Roosevelt: ({ roosevelt }) => ({ id: kind, organizationId: roosevelt }),
  'New School': () => ({ id: kind, organizationId: 1 }),
  missing: () => ({ id: kind, organizationId: MISSING.id }),
});

const PEOPLE_WITH_HOURS: Readonly<Record<string, Make>> = {
  'the student': (world) => ({ id: world.person('student').id }),
  'the parent': (world) => ({ id: world.person('parent').id }),
  'the verifier': (world) => ({ id: world.person('verifier').id }),
  'another student': account('student'),
  'a student of Roosevelt': account('student', ({ roosevelt }) => roosevelt),
  'a child nobody confirmed': async (world) => {
    const student = await child(world);
    await requested(world, world.person('parent'), student);
    return { id: student.id };
  },
  'a child no longer followed': async (world) => {
    const { id: studentId } = await child(world);
    const both = { parentId: world.person('parent').id, studentId };
    const { body } = await world.as('admin', 'post', '/api/family-links', both);
    await world.as('admin', 'delete', `/api/family-links/${(body as { id: number }).id}`);
    return { id: studentId };
  },
  missing: () => MISSING,
};

/** An official record of each of them. */
const OFFICIAL_RECORDS: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    Object.entries(PEOPLE_WITH_HOURS).map(([name, make]): [string, Make] => [
      name,
      async (world, by) => {
        const { id } = await make(world, by);
        const { code } = await carryOut(world, new IssueRecord(actorOf(world.person('super-admin')), Number(id)));
        return { id: code };
      },
    ]),
  ),
  missing: () => ({ id: 'K7QM-2XPR-9DHT' }),
};

const { 'the verifier': _, ...ACHIEVERS } = PEOPLE_WITH_HOURS;
const BADGES = badgesOf(ACHIEVERS);

/** The same records, with what the log holds of them sealed. */
const sealed = (records: Readonly<Record<string, Make>>): Readonly<Record<string, Make>> =>
  Object.fromEntries(
    Object.entries(records).map(([name, make]) => [
      name,
      async (world, by) => {
        const made = await make(world, by);
        await world.app.sealAll();
        return made;
      },
    ]),
  );

/** How each kind of record that the table speaks of is made. */
export const RECORDS: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  nothing: { '': () => ({}) },
  'confirmation link': CONFIRMATION_LINKS,
  'link of a supervisor who answers often': LINKS_OF_SUPERVISORS_WHO_ANSWER_OFTEN,
  'new name': { '': () => newName() },
  'new name at a school': {
    Lincoln: ({ lincoln }) => ({ ...newName(), organizationId: lincoln }),
    Roosevelt: ({ roosevelt }) => ({ ...newName(), organizationId: roosevelt }),
    missing: () => ({ ...newName(), organizationId: MISSING.id }),
  },
  'new entry': { '': toLog },
  account: ACCOUNTS,
  invitation: INVITATIONS,
  'mailed link': MAILED_LINKS,
  'pending link': PENDING_LINKS,
  'export address': EXPORT_ADDRESSES,
  'school of an export': schoolsOf('users'),
  'school of an export of the log': schoolsOf('audit-events'),
  session: SESSIONS,
  'pending sign-in': PENDING_SIGN_INS,
  'setup of a second factor': SECOND_FACTOR_SETUPS,
  'second factor': SECOND_FACTORS,
  'account with a second factor': HOLDERS_OF_SECOND_FACTORS,
  notification: NOTIFICATIONS,
  'saved filter': SAVED_FILTERS,
  'person with hours': PEOPLE_WITH_HOURS,
  'official record': OFFICIAL_RECORDS,
  'person with an achievement': achieversAmong(ACHIEVERS),
  badge: BADGES,
  'issuer of badges': {
    Lincoln: async (world, by) => {
      await BADGES['the student']?.(world, by);
      return { id: world.lincoln, list: 1 };
    },
  },
  school: {
    Lincoln: ({ lincoln }) => ({ id: lincoln, takenName: 'Roosevelt High School' }),
    Roosevelt: ({ roosevelt }) => ({ id: roosevelt }),
    'New School': () => ({ id: 1, takenName: 'Roosevelt High School' }),
    'another school': async (world) => ({ id: await makeSchool(world.app) }),
    'another school of the district': async ({ app, lakeside }) => ({
      id: await makeSchool(app, { parentId: lakeside }),
    }),
    missing: () => ({ ...MISSING, takenName: 'Roosevelt High School' }),
  },
  district: {
    'with schools': async ({ app }) => {
      const id = await makeSchool(app, { isDistrict: true });
      await makeSchool(app, { parentId: id });
      return { id };
    },
    "Lincoln's": ({ lakeside }) => ({ id: lakeside }),
    'a school': ({ lincoln }) => ({ id: lincoln }),
    missing: () => MISSING,
  },
  'school with a logo': {
    Lincoln: (world) => withLogo(world, world.lincoln),
    Roosevelt: (world) => withLogo(world, world.roosevelt),
    missing: () => MISSING,
  },
  'academic year': ACADEMIC_YEARS,
  'new year of a school': NEW_YEARS,
  class: CLASSES,
  'new class of a school': NEW_CLASSES,
  'record request': RECORD_REQUESTS,
  'refused record request': REFUSED_RECORD_REQUESTS,
  hold: HOLDS,
  'person to hold': PEOPLE_TO_HOLD,
  'report schedule': REPORT_SCHEDULES,
  'new report schedule of a school': NEW_REPORT_SCHEDULES,
  'API key': API_KEYS,
  webhook: WEBHOOKS,
  'rules of a school': {
    Lincoln: ({ lincoln }) => ({ id: lincoln }),
    Roosevelt: ({ roosevelt }) => ({ id: roosevelt }),
    missing: () => MISSING,
  },
  'family link': FAMILY_LINKS,
  family: FAMILIES,
  'family code': FAMILY_CODES,
  'join request': JOIN_REQUESTS,
  'join code': JOIN_CODES,
  entry: ENTRIES,
  'entry with a scan': ENTRIES_WITH_A_SCAN,
  attachment: ATTACHMENTS,
  'sealed school': {
    Lincoln: async ({ app, lincoln }) => ({ id: (await app.sealAll(), lincoln) }),
    Roosevelt: async ({ app, roosevelt }) => ({ id: (await app.sealAll(), roosevelt) }),
    missing: () => MISSING,
  },
  'sealed entry': sealed(ENTRIES),
  'logged record': {
    "Lincoln's": ({ lincoln }) => ({ kind: 'organization', id: lincoln, school: lincoln }),
    "Roosevelt's": ({ roosevelt }) => ({ kind: 'organization', id: roosevelt, school: roosevelt }),
    missing: ({ lincoln }) => ({ kind: 'hours', ...MISSING, school: lincoln }),
  },
  'file to import': FILES,
  'roster to import': FILES,
  import: IMPORTS,
  'new opportunity': { '': () => ({ opportunity: aMorning() }) },
  'new opportunity at Roosevelt': {
    '': ({ roosevelt }) => ({ opportunity: aMorning(), organizationId: roosevelt }),
  },
  opportunity: OPPORTUNITIES,
  'opportunity that begins': ATTENDANCE,
  'calendar link': CALENDAR_LINKS,
  'contact message': CONTACT_MESSAGES,
  'newsletter link': NEWSLETTER_LINKS,
  'email link': EMAIL_LINKS,
  subscription: SUBSCRIPTIONS,
};

/** Makes a record that a row names, for the principal who sends the request. */
export async function makeRecord(
  { kind }: Pick<Row, 'kind'>,
  record: string,
  world: World,
  by: Principal,
): Promise<Made> {
  const make = RECORDS[kind]?.[record];
  if (!make) throw new Error(`No "${record}" of "${kind}" is defined.`);
  return make(world, by);
}
