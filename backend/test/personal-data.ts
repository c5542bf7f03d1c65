import { addDays, dateInZone, DEFAULT_TIME_ZONE, NEW_SCHOOL, type HoursView } from '@hourtrail/contracts';
import type { User } from '../src/identity/index.js';
import { Clock } from '../src/platform/kernel/clock.js';
import type { TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { csv, importFile } from './imports.js';
import { makePerson, makeStaffedSchool } from './people.js';

/** Personal data that no other person of a test has. */
export const HER = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  username: 'zephyrine.q',
  email: 'zq@plume.example',
} as const;

/** What she wrote, and others of her. */
export const HER_WORDS = [
  ...['Zephyrine', 'Quillfeather', 'zephyrine.q', 'zq@plume.example', 'Oldmarsh', 'zo@plume.example'],
  ...['Plumage Rescue', 'xylograph', 'Feather Annex', 'kvetching', 'vouchsafed', 'grandaunt', 'brindlewick'],
  ...['Registrar Thistlewood', 'moulting-report', 'ornithologically'],
] as const;

export type StaffedSchool = Awaited<ReturnType<typeof makeStaffedSchool>>;

export interface ErasablePerson {
  readonly her: User;
  readonly before: StaffedSchool;
  readonly now: StaffedSchool;
  readonly boss: Client;
  readonly admin: Client;
  readonly approvedBefore: number;
  readonly approvedNow: number;
  readonly pendingNow: number;
}

let keys = 0;
/** So that the server stores every response. */
const keyed = (): Record<string, string> => ({ 'idempotency-key': `life-${(keys += 1)}` });

function wentWell({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`It was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A person who signed up, joined a school, logged hours, moved, and left her name in every table. */
export async function makeErasablePerson(app: TestApp): Promise<ErasablePerson> {
  const [before, now] = [await makeStaffedSchool(app), await makeStaffedSchool(app)];
  const superAdmin = await makePerson(app, before.id, 'super-admin');
  const boss = await app.signIn(superAdmin.username);
  const her = await makePerson(app, NEW_SCHOOL.id, 'student', {
    ...HER,
    lastName: 'Oldmarsh',
    email: 'zo@plume.example',
  });

  const first = await app.signIn(before.admin.username);
  const { joinCode } = wentWell(await first.post(`/api/organizations/${before.id}/join-code`)) as { joinCode: string };
  const request = wentWell(await (await app.signIn(HER.username)).post('/api/join-requests', { code: joinCode }));
  wentWell(await first.post(`/api/join-requests/${request.id}/admit`, { reason: 'vouchsafed by mail' }, keyed()));
  wentWell(await first.patch(`/api/users/${her.id}`, { lastName: HER.lastName, email: HER.email }, keyed()));
  const approvedBefore = await gives(app, before, 'approved');

  wentWell(await boss.patch(`/api/users/${her.id}`, { organizationId: now.id, reason: 'vouchsafed' }, keyed()));
  const admin = await app.signIn(now.admin.username);
  const client = await app.signIn(HER.username);
  wentWell(await client.post('/api/profile/family-code'));
  wentWell(
    await boss.post(
      '/api/family-links',
      { parentId: now.parent.id, studentId: her.id, reason: 'her grandaunt' },
      keyed(),
    ),
  );
  wentWell(await client.post('/api/calendar/token'));
  await gives(app, now, 'draft');
  await gives(app, now, 'rejected');
  const pendingNow = await gives(app, now, 'pending');
  const approvedNow = await gives(app, now, 'approved');
  wentWell(
    await admin.patch(
      `/api/volunteer-hours/${approvedNow}`,
      { organizationName: 'Feather Annex', reason: 'ornithologically wrong' },
      keyed(),
    ),
  );
  const teacher = await app.signIn(now.teacher.username);
  wentWell(await teacher.patch(`/api/volunteer-hours/${approvedNow}`, { status: 'approved' }, keyed()));
  wentWell(await (await app.signIn(before.teacher.username)).post(`/api/users/${her.id}/records`, {}, keyed()));
  wentWell(await client.post(`/api/users/${her.id}/records`, {}, keyed()));
  await leavesCopies(app, admin, teacher);
  return { her, before, now, boss, admin, approvedBefore, approvedNow, pendingNow };
}

let days = 0;

/** Logs an entry of hers at a school and brings it to a status. */
async function gives(app: TestApp, school: StaffedSchool, as: HoursView['status']): Promise<number> {
  const client = await app.signIn(HER.username);
  days += 1;
  const entry = wentWell(
    await client.post(
      '/api/volunteer-hours',
      {
        organizationName: 'Plumage Rescue',
        description: 'Preening the xylograph',
        date: addDays(dateInZone(app.app.get(Clock).now(), DEFAULT_TIME_ZONE), -20 + days),
        startTime: '09:00',
        endTime: '12:00',
        hours: 3,
        verifierId: school.verifier.id,
        status: as === 'draft' ? 'draft' : 'pending',
      },
      keyed(),
    ),
  );
  if (as === 'draft' || as === 'pending') return entry.id as number;
  const teacher = await app.signIn(school.teacher.username);
  if (as === 'approved') {
    const verifier = await app.signIn(school.verifier.username);
    const verified = { status: 'approved', verifierComments: 'Zephyrine, kvetching all day' };
    wentWell(await verifier.patch(`/api/volunteer-hours/${entry.id}`, verified, keyed()));
  }
  const decided = { status: as, approverComments: 'As brindlewick said' };
  wentWell(await teacher.patch(`/api/volunteer-hours/${entry.id}`, decided, keyed()));
  return entry.id as number;
}

async function leavesCopies(app: TestApp, admin: Client, teacher: Client): Promise<void> {
  const row = `${HER.email},Plumage Rescue,2,2026-10-03,A xylograph,approved,Registrar Thistlewood,brindlewick`;
  const heading = 'studentEmail,organizationName,hours,date,description,status,approver,approverComments';
  const found = await importFile(admin, 'hours', csv(heading, row), { fileName: 'Quillfeather moulting-report.csv' });
  if (!found.applied) throw new Error(`Nothing was imported: ${JSON.stringify(found.errors)}`);
  wentWell(await teacher.post('/api/saved-filters', { name: 'Late Zephyrine', search: 'late=true' }, keyed()));
  wentWell(await admin.post('/api/saved-filters', { name: 'One of them', search: 'q=quillfeather' }, keyed()));
  wentWell(await admin.post('/api/saved-filters', { name: 'Others', search: 'late=true' }, keyed()));
  wentWell(await admin.get('/api/admin/export/hours?format=csv&q=Quillfeather'));
  const message = { ...HER, username: undefined, organization: 'Plumage Rescue', message: 'ornithologically yours' };
  wentWell(await app.client().post('/api/contact', message));
  wentWell(await app.client().post('/api/newsletter', { email: 'ZQ@plume.example' }));
}
