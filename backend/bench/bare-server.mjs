// The same trips to PostgreSQL as an approve of the application, by hand on node:http: no framework, no generality.
import { createHash, createHmac, hash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { openPool } from '../dist/src/platform/config/database.js';
import { approveStatement } from './support/approve-sql.mjs';
import { MAC_KEY } from './support/write-core.mjs';

const { appUrl, systemUrl, connections } = JSON.parse(process.argv[2]);
const app = openPool(appUrl, connections.app);
const every = openPool(systemUrl, connections.every);

const SESSION = {
  name: 'session',
  text: `SELECT user_id, role, organization_id FROM web.sessions
         WHERE token_hash = $1 AND last_seen_at >= now() - interval '12 hours' AND created_at >= now() - interval '30 days'`,
};
const BIND = { name: 'bind', text: "SELECT set_config('app.org', $1, false)" };
const LOAD = {
  name: 'load',
  text: `SELECT h.*, o.time_zone, o.approval_policy, o.oldest_accepted_days, s.first_name, s.last_name,
           v.first_name AS verifier_first, v.last_name AS verifier_last, v.role AS verifier_role,
           v.is_active AS verifier_active, d.first_name AS decider_first, d.last_name AS decider_last
         FROM hours.volunteer_hours h
         JOIN directory.schools o ON o.organization_id = h.organization_id
         JOIN directory.people s ON (s.organization_id, s.id) = (h.organization_id, h.student_id)
         LEFT JOIN directory.people v ON (v.organization_id, v.id) = (h.organization_id, h.verifier_id)
         JOIN directory.people d ON d.id = $3
         WHERE h.organization_id = $1 AND h.id = $2`,
};
const ENTER = { name: 'enter', text: 'SELECT web.enter($1, $2, $3)' };
const WRITE = { name: 'write', text: approveStatement };

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    try {
      const wish = JSON.parse(Buffer.concat(chunks).toString());
      const entry = await approve(request, wish);
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
process.on('SIGTERM', () => process.exit(0));

async function approve(request, wish) {
  const token = /hourtrail_session=([\w-]{43})/.exec(request.headers.cookie)[1];
  const sessionHash = createHash('sha256').update(token).digest();
  const {
    rows: [person],
  } = await every.query({ ...SESSION, values: [sessionHash] });
  const id = Number(request.url.slice(request.url.lastIndexOf('/') + 1));
  const entry = await load(person, id);
  if (entry.status !== 'pending' || entry.version !== wish.version)
    throw new Error('The entry is not as it was asked for.');
  const at = new Date();
  const canonical = canonicalOf(entry, person, at);
  const digest = hash('sha256', canonical, 'buffer');
  const mac = createHmac('sha256', MAC_KEY).update(digest).digest();
  await write(person, sessionHash, [person.organization_id, id, person.user_id, at, canonical, digest, mac]);
  return { ...entry, version: 2, status: 'approved', approved_by: person.user_id, approved_at: at, status_since: at };
}

async function load(person, id) {
  const client = await app.connect();
  try {
    const school = person.organization_id;
    const [, { rows }] = await Promise.all([
      client.query({ ...BIND, values: [String(school)] }),
      client.query({ ...LOAD, values: [school, id, person.user_id] }),
    ]);
    return rows[0];
  } finally {
    client.release();
  }
}

async function write(person, sessionHash, values) {
  const client = await app.connect();
  try {
    const [, , { rowCount }] = await Promise.all([
      client.query('BEGIN'),
      client.query({ ...ENTER, values: [person.organization_id, person.user_id, sessionHash] }),
      client.query({ ...WRITE, values }),
      client.query('COMMIT'),
    ]);
    if (rowCount !== 1) throw new Error('Somebody else changed the entry.');
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
