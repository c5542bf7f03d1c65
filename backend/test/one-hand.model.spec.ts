import type { Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import { evolve as evolveEntry } from '../src/hours/domain/evolve.js';
import * as hours from '../src/hours/domain/volunteer-hours.js';
import type { HoursEvent } from '../src/hours/domain/volunteer-hours.events.js';
import type { Circumstances, Person, VolunteerHours } from '../src/hours/domain/volunteer-hours.state.js';
import { changePassword, invite, resetPassword, setPasswordByMail } from '../src/identity/domain/credentials.js';
import { requestEmail, confirmEmail, vouchForEmail } from '../src/identity/domain/email.js';
import { evolve as evolveUser } from '../src/identity/domain/evolve.js';
import { change, confirmNomination, moveIn } from '../src/identity/domain/user-changes.js';
import type { UserEvent } from '../src/identity/domain/user.events.js';
import { nominate, signUp, type User } from '../src/identity/domain/user.js';
import { LINCOLN, morningAtTheFoodBank, recorded, refusalOf, TODAY } from './given.js';

// Three people, one account each, and four accounts of people who take no part. Each of the three does whatever the
// rules let them, by every account that they can come into; under `strict` none of them ever approves alone.

const SEED = 20_261_122;
const RUNS = 12_000;
const LENGTH = 24;
const PEOPLE = 3;
const ROLES: readonly Role[] = ['admin', 'teacher', 'verifier', 'verifier', 'student', 'teacher', 'admin'];
const VERIFIERS = [2, 3];
const STUDENT = 4;

interface Session {
  readonly person: number;
  readonly account: number;
  readonly couldBe: readonly number[];
}

/** Who acts as which person, and the account, entry or role that it is about. */
interface Step {
  readonly what: Act | Verb;
  readonly person: number;
  readonly session: number;
  readonly account: number;
  readonly role: Role;
}
type Act =
  | 'enter'
  | 'reset'
  | 'invite'
  | 'accept'
  | 'password'
  | 'email'
  | 'role'
  | 'mail'
  | 'ask-email'
  | 'confirm-email'
  | 'vouch'
  | 'move'
  | 'admit'
  | 'nominate'
  | 'confirm';
type Verb = 'submit' | 'withdraw' | 'verify' | 'retract' | 'approve' | 'reject' | 'reopen' | 'revoke';
const VERBS: readonly Verb[] = ['submit', 'withdraw', 'verify', 'retract', 'approve', 'reject', 'reopen', 'revoke'];
// what leads far comes often
const ACTS: readonly Step['what'][] = [
  'enter',
  'enter',
  'reset',
  'reset',
  'invite',
  'accept',
  'password',
  'email',
  'role',
  'mail',
  'mail',
  'ask-email',
  'ask-email',
  'confirm-email',
  'confirm-email',
  'vouch',
  'move',
  'admit',
  'nominate',
  'confirm',
];
/** Stand for one of the people, and for the verifier that the entry names. */
const [VILLAIN, VERIFIER] = [-1, -1];
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom<Step['what']>(...ACTS, 'verify', 'verify', 'approve', 'approve', ...VERBS),
    // mostly one of them, and mostly about the verifier: what leads somewhere takes many steps
    person: fc.oneof({ weight: 3, arbitrary: fc.constant(VILLAIN) }, { weight: 2, arbitrary: fc.nat(PEOPLE - 1) }),
    session: fc.nat(40),
    account: fc.oneof(
      { weight: 3, arbitrary: fc.constant(VERIFIER) },
      { weight: 2, arbitrary: fc.nat(ROLES.length - 1) },
    ),
    role: fc.constantFrom<Role>('teacher', 'admin', 'verifier', 'student'),
  }),
  { minLength: LENGTH, maxLength: LENGTH },
);

const id = (account: number): number => account + 1;
const SUPER_ADMIN = { id: 99, role: 'super-admin', organizationId: LINCOLN } as const;

/** An address whose mail a person reads; the others read their own. */
const mailOf = (person: number, nth: number): string => `p${person}.${nth}@mail.example`;
const readerOf = (email: string): number | null => (email.startsWith('p') ? Number(email[1]) : null);

/** A school under `strict`, and what its people know of one another's accounts. */
class School {
  readonly users: User[] = ROLES.map((role, account) => {
    const texts = {
      username: `user${account}`,
      email: account < PEOPLE ? mailOf(account, 0) : `u${account}@x.example`,
      firstName: 'A',
      lastName: 'B',
    };
    const [event] = signUp(id(account), texts) as [UserEvent];
    return { ...evolveUser(undefined, tell(event, account, { id: null, role: 'visitor' }, 1)), role };
  });
  /** Who knows the password of an account; no one knows those of the accounts beyond the people. */
  readonly knows: (number | null)[] = ROLES.map((_role, account) => (account < PEOPLE ? account : null));
  readonly links = new Map<number, number>();
  sessions: Session[] = [];
  entry!: VolunteerHours;
  /** Who caused the current verification. */
  verifiedBy: number | null = null;
  readonly alone: string[] = [];
  approvals = 0;

  constructor(
    private readonly verifier: number,
    private readonly villain: number,
  ) {
    for (let person = 0; person < PEOPLE; person += 1) this.enter(person, person);
    const student = this.themselves(STUDENT);
    const fields = { ...morningAtTheFoodBank, verifierId: id(verifier) };
    this.write(hours.log(fields, student, this.day(verifier)), student);
  }

  take({ person, account, ...step }: Step): void {
    const whole = {
      ...step,
      person: person === VILLAIN ? this.villain : person,
      account: account === VERIFIER ? this.verifier : account,
    };
    refusalOf(() => this.act(whole));
  }

  private act({ what, person, session: nth, account, role }: Step): void {
    if (what === 'enter') {
      if (this.knows[account] === person) this.enter(person, account);
      return;
    }
    if (what === 'accept') {
      if (this.links.get(account) === person) this.accept(person, account);
      return;
    }
    if (what === 'mail' || what === 'confirm-email') return this.readMail(what, person, account);
    if (what === 'move') return this.move(account);
    const own = this.sessions.filter((one) => one.person === person);
    const session = own[nth % own.length];
    if (!session) return;
    const by = this.actor(session);
    const user = this.users[account] as User;
    switch (what) {
      case 'reset':
        this.setPassword(person, account, resetPassword(user, by), by);
        return this.enter(person, account);
      case 'invite':
        this.save(account, invite(user, by), by);
        this.links.set(account, person);
        return nth % 2 === 0 ? this.accept(person, account) : undefined;
      case 'password': {
        const mine = session.account;
        this.setPassword(person, mine, changePassword(this.users[mine] as User), by);
        return this.enter(person, mine);
      }
      case 'email':
        return this.save(account, this.changed(user, by, { email: mailOf(person, nth) }), by);
      case 'ask-email':
        return this.save(session.account, requestEmail(this.users[session.account] as User, mailOf(person, nth)), by);
      case 'admit':
        return this.admit(account, person, by, role);
      case 'nominate':
        return this.nominate(account, person, by);
      case 'confirm':
        return this.save(account, confirmNomination(user, by), by);
      case 'vouch':
        return this.save(account, vouchForEmail(user, by), by);
      case 'role':
        this.save(account, this.changed(user, by, { role }), by);
        this.sessions = this.sessions.filter((one) => one.account !== account);
        return;
      default:
        return this.decide(what, session);
    }
  }

  private decide(verb: Verb, session: Session): void {
    const { entry } = this;
    const by = this.actor(session);
    const now = this.day((entry.verifierId ?? 1) - 1);
    const events: Record<Verb, () => readonly HoursEvent[]> = {
      submit: () => hours.submit(entry, by, now),
      withdraw: () => hours.withdraw(entry, by),
      verify: () => hours.verify(entry, by, {}),
      retract: () => hours.retract(entry, by),
      approve: () => hours.approve(entry, by, {}, now),
      reject: () => hours.reject(entry, by),
      reopen: () => hours.reopen(entry, by),
      revoke: () => hours.revoke(entry, by),
    };
    this.write(events[verb](), by);
    if (verb === 'verify') this.verifiedBy = session.person;
    if (verb !== 'approve') return;
    this.approvals += 1;
    if (this.verifiedBy === session.person) this.alone.push(`person ${session.person} verified and approved`);
  }

  private enter(person: number, account: number): void {
    this.sessions.push({ person, account, couldBe: (this.users[account] as User).couldEnter });
  }

  private accept(person: number, account: number): void {
    this.setPassword(person, account, changePassword(this.users[account] as User), this.themselves(account));
    this.enter(person, account);
  }

  /** A person who reads an account's mail sets a password by it, or confirms its address. */
  private readMail(what: 'mail' | 'confirm-email', person: number, account: number): void {
    const user = this.users[account] as User;
    const themselves = this.themselves(account);
    if (readerOf(what === 'mail' ? user.email : (user.newEmail ?? user.email)) !== person) return;
    if (what === 'confirm-email') return this.save(account, confirmEmail(user), themselves);
    this.setPassword(person, account, setPasswordByMail(user), themselves);
    this.enter(person, account);
  }

  /** A person signs up again with another address, and a school admits the account. */
  private admit(account: number, person: number, by: ReturnType<School['actor']>, role: Role): void {
    if (account < PEOPLE || (by.role !== 'admin' && by.role !== 'super-admin')) return;
    const texts = { username: `again${account}`, email: mailOf(person, account), firstName: 'A', lastName: 'B' };
    const [event] = signUp(id(account), texts) as [UserEvent];
    const fresh = evolveUser(undefined, tell(event, account, { id: null, role: 'visitor' }, 1));
    this.users[account] = { ...fresh, organizationId: 99, movedTo: LINCOLN };
    this.save(account, moveIn(fresh, by, { to: LINCOLN, anew: { role } }), by);
    this.knows[account] = person;
    this.links.delete(account);
    this.sessions = this.sessions.filter((one) => one.account !== account);
    this.enter(person, account);
  }

  /** A student names a verifier, by whatever address. */
  private nominate(account: number, person: number, by: ReturnType<School['actor']>): void {
    if (account < PEOPLE || by.role !== 'student') return;
    const texts = { username: `named${account}`, email: mailOf(person, account), firstName: 'A', lastName: 'B' };
    const [event] = nominate(id(account), texts) as [UserEvent];
    this.users[account] = evolveUser(undefined, tell(event, account, by, 1));
    this.knows[account] = null;
    this.links.delete(account);
    this.sessions = this.sessions.filter((one) => one.account !== account);
  }

  /** To another school and back, by who acts everywhere. */
  private move(account: number): void {
    this.save(account, this.changed(this.users[account] as User, SUPER_ADMIN, { organizationId: 99 }), SUPER_ADMIN);
    const back = moveIn(this.users[account] as User, SUPER_ADMIN, { to: LINCOLN });
    this.save(account, back, SUPER_ADMIN);
    this.sessions = this.sessions.filter((one) => one.account !== account);
  }

  private setPassword(person: number, account: number, events: readonly UserEvent[], by: Acting): void {
    this.save(account, events, by);
    this.knows[account] = person;
    this.links.delete(account);
    this.sessions = this.sessions.filter((one) => one.account !== account);
  }

  private save(account: number, events: readonly UserEvent[], by: Acting): void {
    for (const event of events) {
      const user = this.users[account] as User;
      this.users[account] = evolveUser(user, tell(event, account, by, user.version + 1));
    }
  }

  private write(events: readonly HoursEvent[], by: Person): void {
    const before = this.entry as VolunteerHours | undefined;
    const place = { id: 1, organizationId: LINCOLN, version: before?.version ?? 0 };
    const after = recorded(events, by, place).reduce<VolunteerHours | undefined>(evolveEntry, before);
    this.entry = after as VolunteerHours;
  }

  private readonly changed = (
    user: User,
    by: Parameters<typeof change>[1],
    changes: { readonly email?: string; readonly role?: Role; readonly organizationId?: number },
  ): readonly UserEvent[] => change(user, by, { changes, peers: { admins: 2, superAdmins: 1 } });

  private actor({ account, couldBe }: Session) {
    return { ...this.themselves(account), couldBe };
  }

  private themselves(account: number) {
    return { id: id(account), role: (this.users[account] as User).role, organizationId: LINCOLN };
  }

  private day(verifier: number): Circumstances {
    const { role, isActive, createdBy } = this.users[verifier] as User;
    return {
      ...{ today: TODAY, timeZone: 'America/New_York', approvalPolicy: 'strict', organizationId: LINCOLN },
      ...{
        acceptsSupervisors: false,
        oldestAcceptedDays: 365,
        verifier: { id: id(verifier), role, isActive, createdBy },
      },
    };
  }
}

interface Acting {
  readonly id: number | null;
  readonly role: string;
  readonly couldBe?: readonly number[];
}

const tell = ({ type, data, texts = {} }: UserEvent, account: number, actor: Acting, version: number) => ({
  ...{ organizationId: LINCOLN, stream: `user/${id(account)}`, version, type, data, texts },
  ...{ at: new Date('2026-03-16T15:00:00Z'), actor },
});

test('no person alone brings an entry from pending to approved, whichever accounts they can enter', () => {
  let approvals = 0;
  fc.assert(
    fc.property(fc.constantFrom(...VERIFIERS), fc.nat(1), steps, (verifier, villain, history) => {
      const school = new School(verifier, villain);
      for (const step of history) school.take(step);
      approvals += school.approvals;
      expect(school.alone).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(approvals).toBeGreaterThan(20);
});
