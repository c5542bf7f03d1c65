import { startApplication, startHelper } from './support/children.mjs';
import { seed, signIn, teacherOf, teachersOf } from './support/people.mjs';
import { approveAnchor } from './support/pgbench.mjs';
import { interleaved, ratiosOf } from './support/rounds.mjs';
import { entryIds } from './support/write-core.mjs';

const CONNECTIONS = 32;
const POOLS = { app: 16, every: 8 };
const SCHOOL = 2;
const CANONICAL_LENGTH = 440;

/** Goal 1: an approve over HTTP with everything on, against PostgreSQL alone and against node:http by hand. */
export async function httpApprove({ cluster, rounds, scaled }) {
  const { folder } = cluster;
  const database = await cluster.open('http_approve');
  const { admin, adminUrl, appUrl, systemUrl } = database;
  const each = Math.ceil(scaled(6_400) / CONNECTIONS) * CONNECTIONS;
  const entries = each * 3 * (rounds + 1);
  await seed(admin, { schools: [SCHOOL], students: 2_000, teachers: CONNECTIONS, entries });
  const sessions = await signIn(admin, teachersOf(SCHOOL, CONNECTIONS));

  const application = await startApplication({ adminUrl, folder });
  const bare = await startHelper('bare-server', { appUrl, systemUrl, connections: POOLS });
  const load = await startHelper('load');
  const anchor = approveAnchor({
    url: adminUrl,
    folder,
    clients: CONNECTIONS,
    actor: teacherOf(SCHOOL),
    canonicalLength: CANONICAL_LENGTH,
  });
  const take = entryIds(entries);
  const tokens = sessions.map(({ token }) => token);
  const over = (port) => async () =>
    (await load.ask({ port, tokens, from: take(each), count: each, connections: CONNECTIONS })).perSecond;
  try {
    const figures = await interleaved(rounds, {
      application: over(application.port),
      anchor: () => anchor.turn(take(each), each),
      bare: over(bare.ready.port),
    });
    const figure = `HTTP approve, ${CONNECTIONS} connections`;
    return {
      rows: [
        { figure, anchor: anchor.name, ratios: ratiosOf(figures.application, figures.anchor), atLeast: 0.4 },
        { figure, anchor: 'node:http by hand', ratios: ratiosOf(figures.application, figures.bare), atLeast: 0.75 },
      ],
    };
  } finally {
    await Promise.all([application.end(), bare.end(), load.end(), anchor.end(), admin.end()]);
  }
}
