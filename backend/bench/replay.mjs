// Replays visits of people at the times they were meant for, whether or not the server keeps up, as their browsers would.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { screensOf } from './support/screens.mjs';

/** Seconds between two refreshes of an open page, and how far the pages of a school spread them. */
const [SPACED, SCATTERED] = [5, 0.3];
/** The kinds of records that lists of hours follow. */
const SHOWN = ['hours', 'opportunity', 'signup', 'counting-rules', 'academic-year', 'all'];

process.on('message', async ({ visits, ...setting }) => {
  const replay = new Replay(setting);
  const cpu = process.cpuUsage();
  const began = performance.now() + 1_000;
  await Promise.all(visits.map((visit) => replay.visit(visit, began)));
  const { user, system } = process.cpuUsage(cpu);
  process.send({ ...replay.result(), seconds: (performance.now() - began) / 1_000, cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));
process.send('ready');

class Replay {
  agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  figures = new Map();
  errors = new Map();
  taken = new Set();
  streams = 0;
  mostStreams = 0;

  constructor({ port, speed, password }) {
    Object.assign(this, { port, speed, password });
  }

  async visit({ at, seconds, acts, person }, began) {
    const moment = (offset) => began + ((at + offset) * 1_000) / this.speed;
    await pause(Math.max(moment(0) - performance.now(), 0));
    const visitor = { ...person, rows: [], screens: screensOf(person) };
    const end = new AbortController();
    let stream;
    for (const { act, at: offset } of acts) {
      await pause(Math.max(moment(offset) - performance.now(), 0));
      const isDone = await this.measured(`${person.role}: ${act}`, moment(offset), () => this.do(act, visitor));
      // who cannot sign in goes away
      if (act === 'sign in' && !isDone) return;
      if (act !== 'sign in') stream ??= this.follow(visitor, end.signal);
    }
    await pause(Math.max(moment(seconds) - performance.now(), 0));
    end.abort();
    await stream;
  }

  /** Counts from the moment that was meant, so that nothing is left out that had to wait. */
  async measured(name, intended, act) {
    const error = await act().then(
      () => undefined,
      (failure) => failure.message,
    );
    if (!this.figures.has(name)) this.figures.set(name, []);
    this.figures.get(name).push({ ms: performance.now() - intended, failed: error !== undefined });
    if (error) this.errors.set(`${name}: ${error}`, (this.errors.get(`${name}: ${error}`) ?? 0) + 1);
    return error === undefined;
  }

  do(act, visitor) {
    const { screens } = visitor;
    switch (act) {
      case 'sign in':
        return this.signIn(visitor);
      case 'dashboard':
      case 'summary of the district':
        return this.open(visitor, screens.dashboard);
      case 'review queue':
        return this.read(visitor, [screens.queue]);
      case 'my hours':
      case "child's hours":
        return this.read(visitor, screens.hours);
      case 'report':
        return this.read(visitor, screens.report);
      case 'trail of an entry':
        return this.openTrail(visitor);
      case 'log hours':
        return this.logHours(visitor);
      case 'verify one':
      case 'approve one':
        return this.decide(visitor, act === 'verify one' ? 'verified' : 'approved');
      case 'approve 25 together':
        return this.approveMany(visitor, 25);
      case 'export as CSV':
        return this.send(visitor, 'GET', '/admin/export/hours?format=csv');
      case 'export as Excel':
        return this.send(visitor, 'GET', '/admin/export/hours?format=xlsx');
    }
    throw new Error(`Nobody knows how to ${act}.`);
  }

  async signIn(visitor) {
    await this.send(visitor, 'GET', '/auth/options');
    const username = `${visitor.role}.${visitor.id}`;
    await this.send(visitor, 'POST', '/auth/login', { username, password: this.password });
  }

  async open(visitor, batches) {
    await Promise.all(
      ['/auth/me', '/notifications?unread=true&limit=1'].map((path) => this.send(visitor, 'GET', path)),
    );
    await this.read(visitor, batches);
  }

  /** What a screen reads at once goes in one request; remembers the entries that it shows. */
  async read(visitor, batches) {
    for (const paths of batches) {
      const query = new URLSearchParams(paths.map((path) => ['path', `/api${path}`]));
      const parts = await this.send(visitor, 'GET', `/batch?${query}`);
      const failed = parts.find(({ status }) => status !== 200);
      if (failed) throw new Error(`a part of a batch: ${failed.status}`);
      const list = paths.findIndex((path) => path.startsWith(visitor.screens.entries));
      if (list >= 0) visitor.rows = parts[list].body;
    }
  }

  async openTrail(visitor) {
    const [entry] = visitor.rows;
    if (!entry) throw new Error('no entry to open');
    const { id } = entry;
    await this.read(visitor, [[`/volunteer-hours/${id}`, `/volunteer-hours/${id}/history`]]);
    await this.send(visitor, 'GET', `/volunteer-hours/${id}/statements`);
  }

  async logHours(visitor) {
    const date = new Date(Date.now() - (2 + Math.floor(Math.random() * 12)) * 86_400_000).toISOString().slice(0, 10);
    const own = `studentId=${visitor.id}`;
    await this.send(visitor, 'GET', `/volunteer-hours?${own}&status=pending,verified,approved&from=${date}&to=${date}`);
    const times = { startTime: '14:00', endTime: '15:00', hours: '1' };
    const words = { organizationName: 'Riverside Food Bank', description: 'Helped at the counter after school' };
    const entry = { ...words, ...times, date, verifierId: visitor.verifier, status: 'pending' };
    await this.send(visitor, 'POST', '/volunteer-hours', entry);
    await this.read(visitor, [visitor.screens.refreshed]);
  }

  async decide(visitor, status) {
    const [{ id, version }] = await this.next(visitor, 1);
    await this.send(visitor, 'PATCH', `/volunteer-hours/${id}`, { status, version });
    await this.read(visitor, [visitor.screens.refreshed]);
  }

  async approveMany(visitor, most) {
    const entries = await this.next(visitor, most);
    const [ids, versions] = ['id', 'version'].map((field) => entries.map((entry) => entry[field]));
    const answer = await this.send(visitor, 'POST', '/volunteer-hours/review', { ids, versions, status: 'approved' });
    const undone = answer.results.filter(({ outcome }) => outcome !== 'done');
    if (undone.length > 0) throw new Error(`not approved: ${JSON.stringify(undone[0])}`);
    await this.read(visitor, [visitor.screens.refreshed]);
  }

  /** Colleagues who share a queue tell each other who takes what. */
  async next(visitor, most) {
    const free = () => visitor.rows.filter(({ id }) => !this.taken.has(id)).slice(0, most);
    if (free().length === 0) await this.read(visitor, [visitor.screens.refreshed]);
    const entries = free();
    if (entries.length === 0) throw new Error('the queue is empty');
    for (const { id } of entries) this.taken.add(id);
    return entries;
  }

  /** An open page hears of changes and reads again what it shows. */
  async follow(visitor, signal) {
    let refreshing;
    let refreshedAt = 0;
    const changed = async () => {
      const wait = Math.max(refreshedAt + this.real(SPACED) - performance.now(), Math.random() * this.real(SCATTERED));
      await pause(wait);
      refreshedAt = performance.now();
      refreshing = undefined;
      if (signal.aborted) return;
      const refresh = () => this.read(visitor, [visitor.screens.refreshed]);
      await this.measured(`${visitor.role}: page that hears of a change`, refreshedAt, refresh);
    };
    const hear = (kind) => {
      if (SHOWN.includes(kind)) refreshing ??= changed();
    };
    try {
      this.mostStreams = Math.max(this.mostStreams, (this.streams += 1));
      await this.listen(visitor, signal, hear);
    } catch (error) {
      if (!signal.aborted)
        await this.measured(`${visitor.role}: stream`, performance.now(), () => Promise.reject(error));
    } finally {
      this.streams -= 1;
    }
  }

  real = (seconds) => (seconds * 1_000) / this.speed;

  async listen({ token }, signal, hear) {
    const sent = request({ ...this.to('GET', '/stream', token), agent: false, signal }).end();
    const [answer] = await once(sent, 'response');
    if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
    answer.setEncoding('utf8');
    let text = '';
    for await (const chunk of answer) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop();
      for (const event of events) {
        if (/^event: changed$/m.test(event)) hear(/^data: (.*)$/m.exec(event)[1]);
      }
    }
  }

  to = (method, path, token) => ({
    ...{ host: '127.0.0.1', port: this.port, method, path: `/api${path}` },
    headers: {
      accept: path === '/stream' ? 'text/event-stream' : '*/*',
      'sec-fetch-site': 'same-origin',
      ...(token && { cookie: `__Host-hourtrail_session=${token}` }),
    },
  });

  async send(visitor, method, path, body) {
    const options = { ...this.to(method, path, visitor.token), agent: this.agent };
    if (body) Object.assign(options.headers, { 'content-type': 'application/json', 'idempotency-key': randomUUID() });
    const sent = request(options);
    sent.end(body && JSON.stringify(body));
    const [answer] = await once(sent, 'response');
    const chunks = [];
    for await (const chunk of answer) chunks.push(chunk);
    if (answer.statusCode >= 300) {
      throw new Error(`${method} ${path.split('?')[0].replace(/\d+/, ':id')}: ${answer.statusCode}`);
    }
    const [cookie] = answer.headers['set-cookie'] ?? [];
    const token = /^__Host-hourtrail_session=([^;]+)/.exec(cookie ?? '')?.[1];
    if (token) visitor.token = token;
    if (!answer.headers['content-type']?.startsWith('application/json')) return undefined;
    return JSON.parse(Buffer.concat(chunks).toString());
  }

  result() {
    const acts = [...this.figures].map(([act, all]) => {
      const sorted = all.map(({ ms }) => ms).sort((one, other) => one - other);
      const at = (share) => sorted[Math.ceil(sorted.length * share) - 1];
      const errors = all.filter(({ failed }) => failed).length;
      return { act, count: all.length, p50: at(0.5), p99: at(0.99), worst: at(1), errors };
    });
    return { acts, errors: [...this.errors], streams: this.mostStreams };
  }
}
