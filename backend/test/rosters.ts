import type { RosterReport } from '@hourtrail/contracts';
import type { Client } from './client.js';
import { zip } from './workbooks.js';

/** Someone in a roster; `org` is the first school unless named. */
export interface RosterUser {
  readonly sourcedId: string;
  readonly role: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly username?: string;
  readonly grades?: string;
  readonly agents?: readonly string[];
  readonly org?: string;
  readonly enabledUser?: string;
  readonly status?: string;
}

export interface RosterClass {
  readonly sourcedId: string;
  readonly title: string;
  readonly students: readonly string[];
  readonly teachers?: readonly string[];
  readonly code?: string;
  readonly course?: string;
  readonly term?: string;
}

export interface RosterInput {
  readonly version?: '1.1' | '1.2';
  readonly mode?: 'bulk' | 'delta';
  readonly orgId?: string;
  /** Of the first school. */
  readonly school: string;
  readonly users: readonly RosterUser[];
  readonly classes?: readonly RosterClass[];
  /** By id; the first is the one of the classes' terms. */
  readonly years?: readonly { readonly sourcedId: string; readonly startDate: string; readonly endDate: string }[];
}

type Cells = readonly (string | undefined)[];

const quoted = (cell = ''): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const lines = (...rows: readonly Cells[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const COMMON = ['sourcedId', 'status', 'dateLastModified'];

/** The lists of an export, by name, with the columns of the binding. */
export function listsOf(input: RosterInput): Readonly<Record<string, string>> {
  const { version = '1.2', mode = 'bulk', school, orgId = 'school-1', users, classes = [], years = [] } = input;
  const stamp = (status?: string): readonly string[] =>
    mode === 'bulk' && status === undefined ? ['', ''] : [status ?? 'active', '2026-09-01T00:00:00.000Z'];
  const orgOf = ({ org = orgId }: RosterUser): string => org;
  const nameOf = ({ sourcedId, givenName = 'Given', familyName = `No ${sourcedId}` }: RosterUser) =>
    [givenName, familyName] as const;
  const contact = ({ sourcedId, email = `${sourcedId}@roster.example` }: RosterUser): Cells => [email, '', ''];
  const usernameOf = ({ username, sourcedId }: RosterUser): string => username ?? `user.${sourcedId}`;
  const enrollments = classes.flatMap(({ sourcedId, students, teachers = [] }) => [
    ...students.map((person) => [sourcedId, person, 'student'] as const),
    ...teachers.map((person) => [sourcedId, person, 'teacher'] as const),
  ]);
  const terms = years.map(({ sourcedId, startDate, endDate }) => [
    [sourcedId, ...stamp(), sourcedId, 'schoolYear', startDate, endDate, '', endDate.slice(0, 4)],
    [`${sourcedId}-term`, ...stamp(), 'Fall', 'term', startDate, endDate, sourcedId, endDate.slice(0, 4)],
  ]);
  const names = ['orgs', 'users', 'courses', 'classes', 'enrollments', 'academicSessions'];
  return {
    'manifest.csv': lines(
      ['propertyName', 'value'],
      ['manifest.version', '1.0'],
      ['oneroster.version', version],
      ...names.map((name): Cells => [`file.${name}`, mode]),
      ...(version === '1.2' ? [['file.roles', mode]] : []),
      ['file.demographics', 'absent'],
      ['source.systemName', 'A student information system'],
    ),
    'orgs.csv': lines(
      [...COMMON, 'name', 'type', 'identifier', 'parentSourcedId'],
      ['district', ...stamp(), 'A district', 'district', '', ''],
      [orgId, ...stamp(), school, 'school', '', 'district'],
      ['school-2', ...stamp(), `Not ${school}`, 'school', '', 'district'],
    ),
    'academicSessions.csv': lines(
      [...COMMON, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
      ...terms.flat(),
    ),
    'users.csv':
      version === '1.1'
        ? lines(
            [
              ...[...COMMON, 'enabledUser', 'orgSourcedIds', 'role', 'username', 'userIds', 'givenName', 'familyName'],
              ...['middleName', 'identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
            ],
            ...users.map((user) => [
              ...[user.sourcedId, ...stamp(user.status), user.enabledUser ?? 'true', orgOf(user), user.role],
              ...[
                usernameOf(user),
                '',
                ...nameOf(user),
                '',
                '',
                ...contact(user),
                user.agents?.join(','),
                user.grades,
                '',
              ],
            ]),
          )
        : lines(
            [
              ...[...COMMON, 'enabledUser', 'username', 'userIds', 'givenName', 'familyName', 'middleName'],
              ...['identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
              ...['userMasterIdentifier', 'resourceSourcedIds', 'primaryOrgSourcedId'],
            ],
            ...users.map((user) => [
              ...[user.sourcedId, ...stamp(user.status), user.enabledUser ?? 'true', usernameOf(user), ''],
              ...[
                ...nameOf(user),
                '',
                '',
                ...contact(user),
                user.agents?.join(','),
                user.grades,
                '',
                '',
                '',
                orgOf(user),
              ],
            ]),
          ),
    ...(version === '1.2' && {
      'roles.csv': lines(
        [
          ...COMMON,
          'userSourcedId',
          'roleType',
          'role',
          'beginDate',
          'endDate',
          'orgSourcedId',
          'userProfileSourcedId',
        ],
        ...users.map((user) => [
          ...[`role-${user.sourcedId}`, ...stamp(user.status), user.sourcedId, 'primary', user.role, '', ''],
          ...[orgOf(user), ''],
        ]),
      ),
    }),
    'courses.csv': lines(
      [...COMMON, 'schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
      ['course-1', ...stamp(), '', 'Biology', 'BIO', '', 'district', '', ''],
    ),
    'classes.csv': lines(
      [
        ...[...COMMON, 'title', 'grades', 'courseSourcedId', 'classCode', 'classType', 'location', 'schoolSourcedId'],
        ...['termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
      ],
      ...classes.map(({ sourcedId, title, code, course, term = years[0] && `${years[0].sourcedId}-term` }) => [
        ...[sourcedId, ...stamp(), title, '', course, code, 'scheduled', '', orgId, term, '', '', ''],
      ]),
    ),
    'enrollments.csv': lines(
      [...COMMON, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
      ...enrollments.map(([of, person, role], at) => [
        ...[`enrollment-${at}`, ...stamp(), of, orgId, person, role, 'false', '', ''],
      ]),
    ),
    'demographics.csv': lines(['sourcedId', 'birthDate'], ['nobody', '2010-01-01']),
  };
}

export const rosterZip = (input: RosterInput): Promise<Buffer> => zip(listsOf(input));

export async function sendRoster(
  client: Client,
  file: Buffer,
  query: Readonly<Record<string, string | number | boolean>> = {},
): Promise<RosterReport> {
  const all = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
  const path = `/api/admin/roster?${all.toString()}`;
  const { status, payload } = await client.sendBytes('POST', path, file, 'application/zip');
  if (status !== 200) throw new Error(`The roster was answered with ${status}: ${payload}`);
  return JSON.parse(payload) as RosterReport;
}
