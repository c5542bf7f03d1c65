import { startApplication } from './support/children.mjs';
import { startCountingProxy } from './support/counting-proxy.mjs';
import { seed, signIn, studentOf, teachersOf } from './support/people.mjs';

const SCHOOL = 2;
const HOURS = 'volunteer-hours';
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const ENTRY = { organizationName: 'Library', date: DAY, startTime: '09:00', endTime: '11:00', hours: 0.5 };
const FIFTY = Array.from({ length: 50 }, (_, index) => index + 101);

const COMMANDS = {
  log: ['student', 'POST', HOURS, ENTRY],
  amend: ['student', 'PATCH', `${HOURS}/{own}`, { description: 'Shelved the returned books' }],
  approve: ['teacher', 'PATCH', `${HOURS}/11`, { status: 'approved', version: 1 }],
  reject: ['teacher', 'PUT', `${HOURS}/12`, { status: 'rejected', approverComments: 'Which day was it?' }],
  'review of 50': ['teacher', 'POST', `${HOURS}/review`, { ids: FIFTY, status: 'approved' }],
};
const PAGES = {
  list: ['teacher', 'GET', `${HOURS}?limit=50`],
  entry: ['teacher', 'GET', `${HOURS}/11`],
  trail: ['student', 'GET', `${HOURS}/{own}/history`],
  stats: ['teacher', 'GET', `users/${studentOf(SCHOOL, 1).id}/stats`],
};

/** Goal 4: how often the application waits for PostgreSQL, measured on the wire between them. */
export async function roundTrips({ cluster }) {
  const { admin, adminUrl } = await cluster.open('round_trips');
  await seed(admin, { schools: [SCHOOL], students: 10, teachers: 1, entries: 200 });
  const [teacher, student] = await signIn(admin, [...teachersOf(SCHOOL, 1), studentOf(SCHOOL, 1)]);
  const proxy = await startCountingProxy(new URL(adminUrl));
  const through = new URL(adminUrl);
  through.port = proxy.port;
  const application = await startApplication({ adminUrl: through.href, folder: cluster.folder });
  const send = (who, method, path, body) => call(application, { teacher, student }[who], method, path, body);
  try {
    const { id: own } = await send('student', 'POST', HOURS, { ...ENTRY, status: 'draft' });
    // their sessions are known from now on
    for (const who of ['student', 'teacher']) await send(who, 'GET', 'auth/me');
    const turnsOf = async ([who, method, path, body]) => {
      proxy.turnsSoFar();
      await send(who, method, path.replace('{own}', own), body);
      return proxy.turnsSoFar();
    };
    const commands = await countsOf(COMMANDS, turnsOf);
    const pages = await countsOf(PAGES, turnsOf);
    const loadAndWrite = Object.values(commands).map((count) => count / 2);
    const trips = Object.values(pages);
    return {
      rows: [
        {
          figure: 'round trips of a command',
          anchor: 'a load and a write',
          ratios: loadAndWrite,
          atMost: 1,
          worst: true,
        },
        { figure: 'round trips of a page', anchor: 'one', ratios: trips, atMost: 1, worst: true },
      ],
      notes: [sentenceOf({ ...commands, ...pages })],
    };
  } finally {
    await Promise.all([application.end(), admin.end()]);
    await proxy.end();
  }
}

async function countsOf(calls, turnsOf) {
  const counts = {};
  for (const [name, call] of Object.entries(calls)) {
    const turns = await turnsOf(call);
    // what else runs as app_system is reactions, after the answer or beside it
    const isOfRequest = ({ role, statements }) => role === 'app_rw' || statements.includes('find-session');
    counts[name] = turns.filter(isOfRequest).length;
  }
  return counts;
}

const sentenceOf = (counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

async function call({ origin }, { token }, method, path, body) {
  const headers = {
    'sec-fetch-site': 'same-origin',
    cookie: `__Host-hourtrail_session=${token}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${origin}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
