import type { Access } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import type { User } from '../../identity/index.js';

type Staffed = Awaited<ReturnType<typeof makeStaffedSchool>>;

let database: TestDatabase;
let app: TestApp;
let clock: TestClock;
let lincoln: Staffed;
let roosevelt: Staffed;
let auditor: User;
let superAdmin: User;
let reviewer: Client;
let entry: number;

const done = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const as = (person: User): Promise<Client> => app.as(person);
const accesses = async (query = '', client = reviewer): Promise<readonly Access[]> =>
  done(await client.get(`/api/audit/accesses${query}`)) as readonly Access[];

/** After it, the same person's next request about the same record is another look. */
const MORE_THAN_A_LOOK_MS = 61_000;

/** The accesses that `act` logged, newest first, without those of the reviewer who reads them. */
async function loggedBy(act: () => Promise<unknown>, client = reviewer, query = ''): Promise<readonly Access[]> {
  clock.advance(MORE_THAN_A_LOOK_MS);
  const before = await accesses(query, client);
  await act();
  const after = await accesses(query, client);
  return after.slice(0, after.length - before.length);
}

const log = async ({ student, verifier }: Staffed, date = '2026-11-02'): Promise<number> => {
  const morning = { organizationName: 'Food Bank', date, startTime: '09:00', endTime: '12:00', hours: 3 };
  const body = { ...morning, description: 'Sorted cans', verifierId: verifier.id };
  return (done(await (await as(student)).post('/api/volunteer-hours', body)) as { id: number }).id;
};

beforeAll(async () => {
  database = await cloneDatabase();
  clock = new TestClock(new Date('2026-11-20T15:00:00Z'));
  app = await startApp({ database, clock });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  auditor = await makePerson(app, lincoln.id, 'auditor');
  superAdmin = await makePerson(app, roosevelt.id, 'super-admin');
  reviewer = await as(auditor);
  entry = await log(lincoln);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the record of a student that', () => {
  const READS: readonly (readonly [string, () => string, () => string])[] = [
    ['an entry', () => `/api/volunteer-hours/${entry}`, () => `hours/${entry}`],
    ['the trail of an entry', () => `/api/volunteer-hours/${entry}/history`, () => `hours/${entry}`],
    ['an account', () => `/api/users/${lincoln.student.id}`, () => `user/${lincoln.student.id}`],
    ['figures', () => `/api/users/${lincoln.student.id}/stats`, () => `user/${lincoln.student.id}`],
    ['achievements', () => `/api/users/${lincoln.student.id}/achievements`, () => `user/${lincoln.student.id}`],
    [
      'all entries of one person',
      () => `/api/admin/users/${lincoln.student.id}/hours`,
      () => `user/${lincoln.student.id}`,
    ],
    ['the trail of a reviewer', () => `/api/audit/records/hours/${entry}`, () => `hours/${entry}`],
  ];

  it.each(READS)(
    'an admin reads, such as %s, is kept with whose it is and who read it',
    async (_what, path, record) => {
      const [access, ...others] = await loggedBy(async () => done(await (await as(lincoln.admin)).get(path())));
      expect(others).toEqual([]);
      expect(access).toEqual({
        id: expect.stringMatching(/^\d+$/) as string,
        since: clock.now().toISOString(),
        at: clock.now().toISOString(),
        kind: 'viewed',
        actor: { id: lincoln.admin.id, name: expect.any(String) as string, role: 'admin' },
        person: { id: lincoln.student.id, name: expect.any(String) as string },
        record: record(),
        route: expect.stringMatching(/^GET \/api\/.*:id/) as string,
        seen: [{ record: record(), route: access?.route }],
        refusal: null,
      });
    },
  );

  it('an auditor reads event by event, each with its proof, is kept too', async () => {
    await app.sealAll();
    const [{ number } = { number: 0 }] = await asAdmin<{ number: string }>(
      database,
      `SELECT number FROM log.sealed_events WHERE organization_id = ${lincoln.id} AND stream = 'hours/${entry}'`,
    );
    const logged = await loggedBy(async () => done(await reviewer.get(`/api/audit/proofs/inclusion?number=${number}`)));
    expect(logged).toMatchObject([
      {
        ...{ kind: 'viewed', actor: { id: auditor.id }, person: { id: lincoln.student.id } },
        ...{ record: `hours/${entry}`, route: 'GET /api/audit/proofs/inclusion' },
      },
    ]);
  });

  it.each(['teacher', 'verifier'] as const)('a %s reads is kept too', async (role) => {
    const [access] = await loggedBy(async () =>
      done(await (await as(lincoln[role])).get(`/api/volunteer-hours/${entry}`)),
    );
    expect(access).toMatchObject({ kind: 'viewed', actor: { role } });
  });

  it('an auditor reads is kept too', async () => {
    const [access] = await loggedBy(async () => done(await reviewer.get(`/api/volunteer-hours/${entry}`)));
    expect(access).toMatchObject({ kind: 'viewed', actor: { id: auditor.id, role: 'auditor' } });
  });

  it('a super-admin of another school reads is kept in the log of its school', async () => {
    const everywhere = await as(superAdmin);
    const paths = [
      `/api/volunteer-hours/${entry}`,
      `/api/users/${lincoln.student.id}`,
      `/api/audit/records/hours/${entry}?organizationId=${lincoln.id}`,
    ];
    for (const path of paths) {
      const [access] = await loggedBy(async () => done(await everywhere.get(path)));
      expect(access).toMatchObject({
        kind: 'viewed',
        actor: { id: superAdmin.id },
        person: { id: lincoln.student.id },
      });
    }
  });

  it('anybody reads is kept where it is, whatever school the address names beside it', async () => {
    for (const [reader, name] of [
      [superAdmin, roosevelt.id],
      [lincoln.teacher, roosevelt.id],
      [lincoln.teacher, 'none'],
    ] as const) {
      const client = await as(reader);
      const [access] = await loggedBy(async () =>
        done(await client.get(`/api/volunteer-hours/${entry}?organizationId=${name}`)),
      );
      expect(access).toMatchObject({ kind: 'viewed', actor: { id: reader.id }, person: { id: lincoln.student.id } });
    }
  });

  it('they read themselves, or a parent reads, is nobody’s business', async () => {
    done(
      await (
        await as(lincoln.admin)
      ).post('/api/family-links', { parentId: lincoln.parent.id, studentId: lincoln.student.id }),
    );
    const logged = await loggedBy(async () => {
      for (const person of [lincoln.student, lincoln.parent]) {
        done(await (await as(person)).get(`/api/volunteer-hours/${entry}`));
        done(await (await as(person)).get(`/api/users/${lincoln.student.id}/stats`));
      }
      done(await (await as(lincoln.admin)).get(`/api/users/${lincoln.admin.id}`));
    });
    expect(logged).toEqual([]);
  });

  it('stands in a list among others is not kept for each of them', async () => {
    const logged = await loggedBy(async () => {
      for (const list of ['users', 'volunteer-hours', 'family-links', 'admin/reports/users'])
        done(await (await as(lincoln.admin)).get(`/api/${list}`));
    });
    expect(logged).toEqual([]);
  });

  describe('a list is narrowed to', () => {
    const NARROWED: readonly (readonly [string, () => User, () => string, string])[] = [
      [
        'an admin, by its hours',
        () => lincoln.admin,
        () => `/api/volunteer-hours?status=pending&studentId=${lincoln.student.id}`,
        'GET /api/volunteer-hours',
      ],
      [
        'a verifier, by its hours',
        () => lincoln.verifier,
        () => `/api/volunteer-hours?studentId=${lincoln.student.id}`,
        'GET /api/volunteer-hours',
      ],
      [
        'a teacher, by its sign-ups',
        () => lincoln.teacher,
        () => `/api/opportunity-signups?userId=${lincoln.student.id}`,
        'GET /api/opportunity-signups',
      ],
      [
        'an admin, by its family',
        () => lincoln.admin,
        () => `/api/family-links?studentId=${lincoln.student.id}`,
        'GET /api/family-links',
      ],
      [
        'an auditor, by what is about them',
        () => auditor,
        () => `/api/audit/events?person=${lincoln.student.id}`,
        'GET /api/audit/events',
      ],
      [
        'an auditor, by what they did',
        () => auditor,
        () => `/api/audit/events?by=${lincoln.student.id}&person=${lincoln.student.id}`,
        'GET /api/audit/events',
      ],
      [
        'a super-admin of another school, who names it',
        () => superAdmin,
        () => `/api/audit/events?organizationId=${lincoln.id}&person=${lincoln.student.id}`,
        'GET /api/audit/events',
      ],
      [
        'a super-admin of another school, who does not',
        () => superAdmin,
        () => `/api/volunteer-hours?studentId=${lincoln.student.id}`,
        'GET /api/volunteer-hours',
      ],
    ];

    it.each(NARROWED)('for %s, is kept as a reading of theirs, once', async (_by, who, path, route) => {
      const client = await as(who());
      const [access, ...others] = await loggedBy(async () => done(await client.get(path())));
      expect(others).toEqual([]);
      const { id } = lincoln.student;
      expect(access).toMatchObject({
        kind: 'viewed',
        actor: { id: who().id },
        person: { id },
        record: `user/${id}`,
        route,
      });
    });

    it('is kept whichever page of it is read, and from whatever list the address of the page was taken', async () => {
      await log(lincoln, '2026-11-04');
      const client = await as(lincoln.teacher);
      const first = await client.get('/api/volunteer-hours?limit=1');
      const next = /<(.*)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
      const logged = await loggedBy(async () => {
        const rest = done(await client.get(`${next}&studentId=${lincoln.student.id}`));
        expect((rest as unknown as readonly unknown[]).length).toBe(1);
      });
      expect(logged).toMatchObject([{ actor: { id: lincoln.teacher.id }, person: { id: lincoln.student.id } }]);
    });

    it('is not kept for who reads of themselves, for a parent, or of somebody who is not there to be found', async () => {
      const logged = await loggedBy(async () => {
        for (const [person, path] of [
          [lincoln.student, `volunteer-hours?studentId=${lincoln.student.id}`],
          [lincoln.parent, `volunteer-hours?studentId=${lincoln.student.id}`],
          [lincoln.parent, `family-links?parentId=${lincoln.parent.id}`],
          [auditor, `audit/events?by=${auditor.id}`],
          [lincoln.teacher, `volunteer-hours?studentId=${roosevelt.student.id}`],
          [lincoln.teacher, 'volunteer-hours?studentId=999999'],
        ] as const)
          done(await (await as(person)).get(`/api/${path}`));
        for (const path of [`audit/events?person=none`, `audit/events?organizationId=${roosevelt.id}&person=1`])
          expect((await reviewer.get(`/api/${path}`)).status).toBeGreaterThanOrEqual(400);
      });
      expect(logged).toEqual([]);
      const there = await accesses('', await as(roosevelt.admin));
      expect(there.filter(({ actor }) => actor.id === lincoln.teacher.id)).toEqual([]);
    });
  });

  it('nobody finds is not kept as read', async () => {
    const logged = await loggedBy(async () => {
      expect((await reviewer.get('/api/volunteer-hours/999999')).status).toBe(404);
      expect((await reviewer.get(`/api/users/${lincoln.student.id}`)).status).toBe(403);
    });
    expect(logged).toEqual([]);
  });
});

it('a preview with many students of another school is kept, and one of the own school is not', async () => {
  const year = { name: '2025–26', startsOn: '2025-09-01', endsOn: '2026-06-19' };
  const { id } = done(await (await as(lincoln.admin)).post('/api/academic-years', year)) as { id: number };
  const preview = async (person: User): Promise<void> => {
    const client = await as(person);
    done(await client.post('/api/rules/preview', { organizationId: lincoln.id, dailyCap: 2 }));
    done(await client.post(`/api/academic-years/${id}/rollover?dryRun=true`, {}));
  };
  expect(await loggedBy(() => preview(lincoln.admin))).toEqual([]);
  const many = { kind: 'viewed', actor: { id: superAdmin.id }, person: null, record: null };
  expect(await loggedBy(() => preview(superAdmin))).toMatchObject([
    { ...many, route: 'POST /api/academic-years/:id/rollover' },
    { ...many, route: 'POST /api/rules/preview' },
  ]);
});

it('a file of records that somebody takes is kept', async () => {
  const [access] = await loggedBy(async () =>
    done(await (await as(lincoln.admin)).get('/api/admin/export/users?format=csv')),
  );
  expect(access).toMatchObject({
    ...{ kind: 'exported', person: null, record: null, route: 'GET /api/admin/export/users' },
    actor: { id: lincoln.admin.id },
  });
});

it('a file that is narrowed to one person is kept as theirs', async () => {
  const path = `/api/admin/export/hours?format=csv&studentId=${lincoln.student.id}`;
  const [access] = await loggedBy(async () => done(await (await as(lincoln.admin)).get(path)));
  expect(access).toMatchObject({ kind: 'exported', person: { id: lincoln.student.id }, record: null });
});

describe('a change that is refused', () => {
  it.each<readonly [string, () => User, () => readonly [path: string, body: unknown], () => object]>([
    [
      'for the role',
      () => auditor,
      () => [`/api/volunteer-hours/${entry}`, { status: 'approved' }],
      () => ({ refusal: 'role', route: 'PATCH /api/volunteer-hours/:id' }),
    ],
    [
      'for what is not there',
      () => lincoln.teacher,
      () => ['/api/volunteer-hours/999999', { status: 'approved' }],
      () => ({ refusal: 'not-found', person: null, record: 'hours/999999' }),
    ],
    [
      'for the state it is in',
      () => lincoln.admin,
      () => [`/api/volunteer-hours/${entry}`, { status: 'pending' }],
      () => ({ refusal: 'hours.wrong-state', route: 'PATCH /api/volunteer-hours/:id' }),
    ],
    [
      'for whom it is about',
      () => lincoln.admin,
      () => [`/api/users/${superAdmin.id}`, { firstName: 'Eve' }],
      () => ({ refusal: 'not-found', record: `user/${superAdmin.id}` }),
    ],
  ])('%s is kept', async (_why, who, what, expected) => {
    const [path, body] = what();
    const client = await as(who());
    const [access, ...others] = await loggedBy(async () => {
      expect([403, 404, 409]).toContain((await client.patch(path, body)).status);
    });
    expect(others).toEqual([]);
    expect(access).toMatchObject({ kind: 'refused', actor: { id: who().id }, ...expected() });
  });

  it('with an Idempotency-Key is kept each time, though nothing else is', async () => {
    const client = await as(lincoln.admin);
    const logged = await loggedBy(async () => {
      for (const _time of [1, 2])
        await client.patch(`/api/volunteer-hours/${entry}`, { status: 'pending' }, { 'idempotency-key': 'once' });
    });
    expect(logged).toHaveLength(2);
  });

  it('among many that are decided together is kept for itself', async () => {
    const own = await log(lincoln, '2026-11-03');
    const client = await as(lincoln.teacher);
    const logged = await loggedBy(async () => {
      const body = { ids: [own, 999_998], status: 'approved' };
      done(await client.post('/api/volunteer-hours/review', body));
      done(await client.post('/api/volunteer-hours/review', { ...body, ids: [own] }));
    });
    expect(logged.map(({ kind, record, person }) => [kind, record, person?.id ?? null])).toEqual([
      ['refused', `hours/${own}`, lincoln.student.id],
      ['refused', 'hours/999998', null],
    ]);
  });

  it('for what was sent, or for want of a session, is not', async () => {
    const logged = await loggedBy(async () => {
      expect((await (await as(lincoln.teacher)).patch(`/api/volunteer-hours/${entry}`, { color: 1 })).status).toBe(400);
      expect((await app.client().patch(`/api/volunteer-hours/${entry}`, { status: 'approved' })).status).toBe(401);
    });
    expect(logged).toEqual([]);
  });
});

describe('what was kept', () => {
  it('can be narrowed to whose record it was, who looked, a kind and a day', async () => {
    const all = await accesses();
    expect(all.length).toBeGreaterThan(10);
    const { student, admin } = lincoln;
    expect(await accesses(`?person=${student.id}`)).toEqual(all.filter(({ person }) => person?.id === student.id));
    expect(await accesses(`?by=${admin.id}`)).toEqual(all.filter(({ actor }) => actor.id === admin.id));
    expect(await accesses('?kind=refused')).toEqual(all.filter(({ kind }) => kind === 'refused'));
    expect(await accesses('?from=2026-11-20&to=2026-11-20')).toEqual(all);
    expect(await accesses('?to=2026-11-19')).toEqual([]);
    expect((await reviewer.get('/api/audit/accesses?kind=peeked')).status).toBe(400);
  });

  it('comes page by page, none twice and none left out', async () => {
    const whole = await accesses();
    const paged: Access[] = [];
    for (let next: string | undefined = '/api/audit/accesses?limit=3'; next;) {
      const answer: Answer = await reviewer.get(next);
      paged.push(...(answer.body as Access[]));
      next = /<(.*)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(whole);
  });

  it('is of one school alone', async () => {
    const other = await log(roosevelt);
    done(await (await as(roosevelt.teacher)).get(`/api/volunteer-hours/${other}`));
    expect((await accesses()).filter(({ actor }) => actor.id === roosevelt.teacher.id)).toEqual([]);
    expect(await accesses(`?by=${roosevelt.teacher.id}`, await as(roosevelt.admin))).toHaveLength(1);
    expect((await reviewer.get(`/api/audit/accesses?organizationId=${roosevelt.id}`)).status).toBe(403);
  });

  it.each(['UPDATE log.accesses SET actor_id = 1', 'DELETE FROM log.accesses', 'TRUNCATE log.accesses'])(
    'stays as it was: %s is refused, to the owner of the table too',
    async (statement) => {
      await expect(asAdmin(database, statement)).rejects.toThrow('log.accesses is append-only');
    },
  );
});

describe('one look of one person at another', () => {
  const entryPaths = (id: number): readonly string[] => [
    `/api/volunteer-hours/${id}`,
    `/api/volunteer-hours/${id}/history`,
  ];
  const accountPaths = ({ id }: User): readonly string[] => [
    `/api/users/${id}`,
    `/api/users/${id}/stats`,
    `/api/family-links?studentId=${id}`,
    `/api/opportunity-signups?userId=${id}`,
  ];
  const read = async (client: Client, paths: readonly string[]): Promise<void> => {
    for (const path of paths) done(await client.get(path));
  };
  const another = async (): Promise<{ readonly student: User; readonly entry: number }> => {
    const student = await makePerson(app, lincoln.id, 'student');
    return { student, entry: await log({ ...lincoln, student }, '2026-11-05') };
  };

  it('is told once, with all that was seen, from the first request to the last', async () => {
    const { student, entry: own } = await another();
    const admin = await as(lincoln.admin);
    let began = '';
    const looks = await loggedBy(async () => {
      began = clock.now().toISOString();
      done(
        await admin.get(
          `/api/batch?${entryPaths(own)
            .map((path) => `path=${path}`)
            .join('&')}`,
        ),
      );
      clock.advance(50_000);
      await read(admin, accountPaths(student));
      clock.advance(50_000);
      await read(admin, entryPaths(own));
    });
    expect(looks).toMatchObject([
      { kind: 'viewed', actor: { id: lincoln.admin.id }, person: { id: student.id }, record: `hours/${own}` },
    ]);
    expect([looks[0]?.since, looks[0]?.at]).toEqual([began, clock.now().toISOString()]);
    const [first, second, ...rest] = looks[0]?.seen ?? [];
    expect(new Set([first?.route, second?.route])).toEqual(
      new Set(['GET /api/volunteer-hours/:id', 'GET /api/volunteer-hours/:id/history']),
    );
    expect(rest).toEqual([
      { record: `user/${student.id}`, route: 'GET /api/users/:id' },
      { record: `user/${student.id}`, route: 'GET /api/users/:id/stats' },
      { record: `user/${student.id}`, route: 'GET /api/family-links' },
      { record: `user/${student.id}`, route: 'GET /api/opportunity-signups' },
    ]);
    const logged = await asAdmin<{ route: string }>(
      database,
      `SELECT route FROM log.accesses WHERE person_id = ${student.id}`,
    );
    expect(logged).toHaveLength(8);
  });

  it('is another one a minute later, of another person, or at another person', async () => {
    const [one, other] = [await another(), await another()];
    const [admin, teacher] = [await as(lincoln.admin), await as(lincoln.teacher)];
    const looks = await loggedBy(async () => {
      await read(admin, entryPaths(one.entry));
      await read(teacher, entryPaths(one.entry));
      await read(admin, entryPaths(other.entry));
      clock.advance(MORE_THAN_A_LOOK_MS);
      await read(admin, entryPaths(one.entry));
    });
    expect(looks.map(({ actor, person, seen }) => [actor.id, person?.id, seen.length])).toEqual([
      [lincoln.admin.id, one.student.id, 2],
      [lincoln.admin.id, other.student.id, 2],
      [lincoln.teacher.id, one.student.id, 2],
      [lincoln.admin.id, one.student.id, 2],
    ]);
    const { headers } = await reviewer.get(`/api/audit/accesses?person=${one.student.id}&limit=1`);
    expect(headers['x-total-count']).toBe('3');
  });

  it('takes in neither a change that is refused nor a file that is taken', async () => {
    const { student, entry: own } = await another();
    const admin = await as(lincoln.admin);
    const looks = await loggedBy(async () => {
      await read(admin, entryPaths(own));
      await admin.patch(`/api/volunteer-hours/${own}`, { status: 'pending' });
      done(await admin.get(`/api/admin/export/hours?format=csv&studentId=${student.id}`));
      await read(admin, entryPaths(own));
    });
    expect(looks.map(({ kind, seen }) => [kind, seen.length])).toEqual([
      ['viewed', 2],
      ['exported', 1],
      ['refused', 1],
    ]);
  });

  it('that goes on past midnight is told on both days', async () => {
    const { student, entry: own } = await another();
    clock.advance(Date.parse('2026-11-21T04:59:50Z') - clock.now().getTime());
    const admin = await app.signIn(lincoln.admin.username);
    await read(admin, [`/api/volunteer-hours/${own}`]);
    clock.advance(20_000);
    await read(admin, [`/api/volunteer-hours/${own}/history`]);
    reviewer = await app.signIn(auditor.username);
    const routesOf = async (days: string): Promise<readonly (readonly string[])[]> =>
      (await accesses(`?person=${student.id}${days}`)).map(({ seen }) => seen.map(({ route }) => route));
    const [view, history] = ['GET /api/volunteer-hours/:id', 'GET /api/volunteer-hours/:id/history'];
    expect(await routesOf('')).toEqual([[view, history]]);
    expect(await routesOf('&to=2026-11-20')).toEqual([[view]]);
    expect(await routesOf('&from=2026-11-21')).toEqual([[history]]);
  });
});

it('nothing is read where it could not be kept', async () => {
  await asAdmin(database, 'ALTER TABLE log.accesses RENAME TO away');
  const { status, body } = await reviewer.get(`/api/volunteer-hours/${entry}`);
  const refused = await reviewer.patch(`/api/volunteer-hours/${entry}`, { status: 'approved' });
  await asAdmin(database, 'ALTER TABLE log.away RENAME TO accesses');
  expect([status, refused.status]).toEqual([503, 503]);
  expect(JSON.stringify(body)).not.toContain('Food Bank');
  expect((await reviewer.get(`/api/volunteer-hours/${entry}`)).status).toBe(200);
});
