import { cpus } from 'node:os';
import { backendCpu, canReadCpu, processCpu } from './support/backend-cpu.mjs';
import { startApplication, startHelper } from './support/children.mjs';
import { PASSWORD, SCHOOL, seedDistrict } from './support/district.mjs';
import { signIn } from './support/people.mjs';
import { BUSIEST_HOUR, randomFrom, visitsOfBusiestHour } from './support/term-day.mjs';

const SCHOOLS = 40;
const SEED = 20_261_218;
const SPEED = 10;
const FASTER = [20, 30, 40];
const SLOWEST_MS = 1_000;

/**
 * The busiest hour of the last day of term in a district of 50,000 students, at ten times its speed, in six minutes;
 * the quick one replays the first ten minutes of that hour in one. Then one minute each at higher speeds, while all goes
 * well.
 */
export async function lastDay({ cluster, quick }) {
  const database = await cluster.open('last_day');
  await seedDistrict(database, SCHOOLS);
  const application = await startApplication({ adminUrl: database.adminUrl, folder: cluster.folder });
  const helper = await startHelper('replay');
  const replay = async (speed, minutes) => {
    const random = randomFrom(SEED + speed);
    const visits = visitsOfBusiestHour({ schools: SCHOOLS, minutes, random });
    const sessions = await signIn(
      database.admin,
      visits.map(({ person }) => person),
    );
    const withSession = visits.map((visit, nth) => ({
      ...visit,
      person: { ...visit.person, ...(visit.acts[0].act !== 'sign in' && { token: sessions[nth].token }) },
    }));
    const used = () => (canReadCpu() ? [processCpu(application.pid), backendCpu(cluster.pid)] : [0, 0]);
    const before = used();
    const order = { port: application.port, speed, password: PASSWORD, visits: withSession };
    const { cpuMs, ...result } = await helper.ask(order);
    const [node, postgres] = used().map((ms, nth) => (ms - before[nth]) / result.seconds / 10);
    return { ...result, visits: visits.length, cpu: { node, postgres, load: cpuMs / result.seconds / 10 } };
  };
  try {
    const first = await replay(SPEED, quick ? 10 : 60);
    const faster = [];
    for (const speed of quick ? [] : FASTER) {
      const result = await replay(speed, speed);
      faster.push({ speed, result, isFine: slowestOf(result) < SLOWEST_MS && errorsOf(result) === 0 });
      if (!faster.at(-1).isFine) break;
    }
    return { rows: [], notes: [...told(first, quick), ...faster.map(toldOfFaster)] };
  } finally {
    await Promise.all([application, helper, database.admin].map((part) => part.end()));
  }
}

const errorsOf = ({ acts }) => acts.reduce((sum, { errors }) => sum + errors, 0);
const WAITED_FOR = /^[^:]+: (?!export)/;
/** The 99th percentile of the slowest kind of act; an export takes as long as its file is. */
const slowestOf = ({ acts }) => Math.max(...acts.filter(({ act }) => WAITED_FOR.test(act)).map(({ p99 }) => p99));

function told(result, quick) {
  const { visits, seconds, streams, errors } = result;
  const students = (SCHOOLS * SCHOOL.student.count).toLocaleString('en-US');
  const piece = quick ? 'the first ten minutes of the hour' : 'the hour';
  const rounded = (ms) => String(Math.round(ms));
  return [
    `The last day of term of ${students} students in ${SCHOOLS} schools, ${piece} from ${BUSIEST_HOUR}, ${SPEED} times as fast:`,
    `${visits} visits in ${Math.round(seconds)} s, up to ${streams} open pages; ${shares(result)}.`,
    '',
    '| Act | count | p50 ms | p99 ms | worst ms | errors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...result.acts
      .sort((one, other) => one.act.localeCompare(other.act))
      .map(
        ({ act, count, p50, p99, worst, errors }) =>
          `| ${[act, count, ...[p50, p99, worst].map(rounded), errors].join(' | ')} |`,
      ),
    ...(errors.length > 0 ? ['', ...errors.map(([what, times]) => `${times} times ${what}`)] : []),
    '',
  ];
}

const toldOfFaster = ({ speed, result, isFine }) =>
  `${speed} times as fast, one minute: ${errorsOf(result)} errors, the slowest kind of act p99 ${Math.round(slowestOf(result))} ms; ${shares(result)}${isFine ? '' : '; too fast'}.`;

const shares = ({ cpu: { node, postgres, load } }) =>
  `of ${cpus().length} cores, server ${Math.round(node)} %, PostgreSQL ${Math.round(postgres)} %, load ${Math.round(load)} % of one`;
