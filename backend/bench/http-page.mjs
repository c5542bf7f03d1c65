import { startApplication, startHelper } from './support/children.mjs';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { interleaved, ratiosOf } from './support/rounds.mjs';

const CONNECTIONS = 32;
const SCHOOL = 2;
const LIST = '/api/volunteer-hours?limit=50';

/** Goal 8: a page of 50 rows over HTTP, against node:http with a constant body, and with one plain query by hand. */
export async function httpPage({ cluster, rounds, scaled }) {
  const each = Math.ceil(scaled(3_200) / CONNECTIONS) * CONNECTIONS;
  const { admin, adminUrl, appUrl } = await cluster.open('http_page');
  await seed(admin, { schools: [SCHOOL], students: 2_000, teachers: CONNECTIONS, entries: 20_000 });
  const tokens = (await signIn(admin, teachersOf(SCHOOL, CONNECTIONS))).map(({ token }) => token);
  const application = await startApplication({ adminUrl, folder: cluster.folder });
  const load = await startHelper('load');
  const body = await pageOf(application, tokens[0]);
  const constant = await startHelper('constant-server', { appUrl, connections: 10, body });
  const over = (port, path) => async () =>
    (await load.ask({ port, tokens, path, from: 0, count: each, connections: CONNECTIONS })).perSecond;
  try {
    const { ours, bare, plain } = await interleaved(rounds, {
      ours: over(application.port, LIST),
      bare: over(constant.ready.port, '/constant'),
      plain: over(constant.ready.port, '/query'),
    });
    const figure = `HTTP page of 50 rows, ${CONNECTIONS} connections`;
    return {
      rows: [
        { figure, anchor: 'node:http with a constant body', ratios: ratiosOf(ours, bare), atLeast: 0.5 },
        { figure, anchor: 'node:http by hand, one query', ratios: ratiosOf(ours, plain), atLeast: 0.5 },
      ],
      notes: [
        `${body.length} bytes of JSON; a query by hand is ${(plain.at(-1) / bare.at(-1)).toFixed(2)} of a constant`,
      ],
    };
  } finally {
    await Promise.all([application, constant, load, admin].map((part) => part.end()));
  }
}

async function pageOf({ origin }, token) {
  const headers = { cookie: `__Host-hourtrail_session=${token}`, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(origin + LIST, { headers });
  if (answer.status !== 200) throw new Error(`No page: ${answer.status}`);
  return answer.text();
}
