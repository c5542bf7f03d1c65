// The same trips to PostgreSQL as an approve of the application, by hand on node:http: no framework, no generality.
import { createHmac, hash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { APPROVE } from './support/approve-sql.mjs';
import { MAC_KEY } from './support/write-core.mjs';

const { appUrl, systemUrl, connections } = JSON.parse(process.argv[2]);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = (connectionString, max) => new pg.Pool({ connectionString, max, pipeline: true });
const app = pool(appUrl, connections);
const every = pool(systemUrl, 1);
const sessions = new Map();

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    try {
      const input = JSON.parse(Buffer.concat(chunks).toString());
      const entry = await approve(request, input);
      const body = JSON.stringify(entry);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    } catch (error) {
      response.writeHead(500).end(error.stack);
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));

async function approve(request, input) {
  const token = /hourtrail_session=([\w-]{43})/.exec(request.headers.cookie)[1];
  const session = hash('sha256', token, 'buffer');
  if (!sessions.has(token)) sessions.set(token, (await every.query(SESSION, [session])).rows[0]);
  const person = sessions.get(token);
  const id = Number(request.url.slice(request.url.lastIndexOf('/') + 1));
  const { organization_id: school, user_id: actor } = person;
  const [
    ,
    ,
    {
      rows: [entry],
    },
  ] = await together((client) => [
    client.query(APPROVE.confirm({ actor, session })),
    client.query(APPROVE.bind({ boundTo: String(school), locally: false })),
    client.query(APPROVE.load({ school, id, actor })),
  ]);
  if (entry.status !== 'pending' || entry.version !== input.version)
    throw new Error('The entry is not as it was seen.');
  const at = new Date();
  const canonical = canonicalOf(entry, person, at);
  const digest = hash('sha256', canonical, 'buffer');
  const mac = createHmac('sha256', MAC_KEY).update(digest).digest();
  const [, , { rowCount }] = await together((client) => [
    client.query('BEGIN'),
    client.query(APPROVE.enter({ school, actor, session })),
    client.query(APPROVE.write({ school, id, actor, at, canonical, hash: digest, mac })),
    client.query('COMMIT'),
  ]);
  if (rowCount !== 1) throw new Error('Somebody else changed the entry.');
  return { ...entry, version: 2, status: 'approved', approved_by: actor, approved_at: at, status_since: at };
}

const SESSION = 'SELECT user_id, role, organization_id FROM web.sessions WHERE token_hash = $1';

async function together(send) {
  const client = await app.connect();
  try {
    return await Promise.all(send(client));
  } finally {
    client.release();
  }
}

const canonicalOf = (entry, person, at) =>
  JSON.stringify({
    actor: { id: person.user_id, role: person.role },
    at,
    data: {
      dateAfter: entry.date,
      dateBefore: entry.date,
      from: 'pending',
      hundredthsAfter: entry.hours * 100,
      hundredthsBefore: entry.hours * 100,
      policy: entry.approval_policy,
      rules: 1,
      singleActor: true,
      student: entry.student_id,
      to: 'approved',
    },
    id: randomUUID(),
    organization: entry.organization_id,
    request: randomUUID(),
    stream: `hours/${entry.id}`,
    texts: {},
    type: 'hours.approved',
    version: 2,
  });
