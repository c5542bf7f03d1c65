import { startApplication, startHelper } from './support/children.mjs';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { hasPgbench, oneStatement, sameTrips } from './support/pgbench.mjs';
import { interleaved, ratiosOf } from './support/rounds.mjs';
import { approveSqlValues, entryIds } from './support/write-core.mjs';

const CONNECTIONS = 32;
const POOL = 16;
const SCHOOL = 2;

/** Goal 1: an approve over HTTP with everything on, against PostgreSQL alone and against node:http by hand. */
export async function httpApprove({ cluster, rounds, scaled }) {
  const each = Math.ceil(scaled(4_800) / CONNECTIONS) * CONNECTIONS;
  // apart, so that the application's reactions follow its own approvals only
  const own = await filled(cluster, 'application', each * (rounds + 1));
  const other = await filled(cluster, 'anchors', each * 3 * (rounds + 1));

  const { folder } = cluster;
  const anchored = { folder, clients: CONNECTIONS, values: approveSqlValues(SCHOOL, other.sessions[0]) };
  const alone = oneStatement({ url: other.adminUrl, ...anchored });
  const trips = hasPgbench && sameTrips({ url: other.urls.appUrl, ...anchored });
  const application = await startApplication({ adminUrl: own.adminUrl, folder });
  const bare = await startHelper('bare-server', { ...other.urls, connections: POOL });
  const load = await startHelper('load');
  const over =
    (port, { tokens, take }) =>
    async () =>
      (await load.ask({ port, tokens, from: take(each), count: each, connections: CONNECTIONS })).perSecond;
  try {
    const { ours, ...anchors } = await interleaved(rounds, {
      ours: over(application.port, own),
      alone: () => alone.turn(other.take(each), each),
      ...(trips && { trips: () => trips.turn(other.take(each), each) }),
      bare: over(bare.ready.port, other),
    });
    const figure = `HTTP approve, ${CONNECTIONS} connections`;
    const row = (anchor, figures, atLeast) => ({ figure, anchor, ratios: ratiosOf(ours, figures), atLeast });
    return {
      rows: [
        row(alone.anchor, anchors.alone, 0.4),
        ...(trips ? [row(trips.anchor, anchors.trips, 0.4)] : []),
        row('node:http by hand, the same trips', anchors.bare, 0.75),
      ],
    };
  } finally {
    await Promise.all([application, bare, load, alone, own.admin, other.admin].map((part) => part.end()));
  }
}

async function filled(cluster, name, entries) {
  const { admin, adminUrl, ...urls } = await cluster.open(name);
  await seed(admin, { schools: [SCHOOL], students: 2_000, teachers: CONNECTIONS, entries });
  const sessions = await signIn(admin, teachersOf(SCHOOL, CONNECTIONS));
  return { admin, adminUrl, urls, sessions, tokens: sessions.map(({ token }) => token), take: entryIds(entries) };
}
