import { randomUUID } from 'node:crypto';
import {
  addDays,
  DEFAULT_TIME_ZONE,
  dateInZone,
  suggestedYear,
  yearName,
  type AcademicYearView,
} from '@hourtrail/contracts';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { ChangeHours, LogHours, ReviewHours } from '../hours/index.js';
import {
  AcceptInvitation,
  DecideNomination,
  CreateUser,
  DEMO_PASSWORD,
  Invite,
  MakeFamilyCode,
  MakeFamilyLink,
  NominateVerifier,
  RequestFamilyLink,
} from '../identity/index.js';
import { SendContactMessage } from '../messaging/index.js';
import {
  AddAcademicYear,
  AddClass,
  ChangeOrganization,
  CreateOrganization,
  MakeJoinCode,
} from '../organizations/index.js';
import { AccessLog } from '../platform/access-log/access-log.js';
import type { OpenDatabase } from '../platform/database/open-database.js';
import { Database } from '../platform/database/database.js';
import type { Runtime } from '../platform/platform.module.js';
import type { WebOptions } from '../platform/web/web-options.js';
import { accessesOf, recordAccess } from './demo-accesses.js';
import { SetClock, type DemoActor, type DemoContext, type Happening } from './demo-context.js';
import { demoYear, type DemoAction, type DemoEntry } from './demo-hours.js';
import { demoOpportunities, opportunityInProgress } from './demo-opportunities.js';
import {
  DEMO_CLASSES,
  DEMO_DISTRICT,
  DEMO_FAMILIES,
  DEMO_NOMINATED,
  DEMO_PEOPLE,
  DEMO_SCHOOLS,
  DEMO_WAITING,
} from './demo-people.js';
import { withUnusual } from './demo-unusual.js';
import { courseOf } from './opportunity-course.js';

const SCHOOL_YEAR_BEGAN_DAYS_AGO = 90;

/** Fills a database without users through the same commands as the HTTP API. */
export async function loadDemoData(
  runtime: Runtime,
  web: WebOptions,
  { say, fillWhole }: { readonly say: (sentence: string) => void; readonly fillWhole: OpenDatabase['fillWhole'] },
): Promise<void> {
  const clock = new SetClock();
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...runtime, clock }, web), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const [found] = await app.get(Database).system<{ people: number }>({
      text: 'SELECT count(*)::integer AS people FROM directory.people',
    });
    if (found?.people !== 0) return;
    await fillWhole(() => new DemoYear(app.get(CommandBus), app.get(AccessLog), clock, say).load(new Date()));
  } finally {
    await app.close();
  }
}

class DemoYear implements DemoContext {
  private readonly people = new Map<string, DemoActor>();
  private readonly ids = new Map<number, number>();

  constructor(
    readonly commands: CommandBus,
    readonly accesses: AccessLog,
    private readonly clock: SetClock,
    private readonly say: (sentence: string) => void,
  ) {}

  async load(now: Date): Promise<void> {
    this.say('Writing a school year of demo data …');
    this.clock.set(new Date(now.getTime() - SCHOOL_YEAR_BEGAN_DAYS_AGO * 86_400_000));
    await this.makeSchoolsAndPeople();
    await this.addClasses(await this.nameYears(dateInZone(now, DEFAULT_TIME_ZONE)));
    await this.linkFamilies();
    await this.admitNominee();
    const { entries, actions } = withUnusual(demoYear(now), now);
    const story: Happening[] = [
      ...actions.map((action) => ({
        at: action.at,
        happens: () => this.play(action, entries[action.entry] as DemoEntry),
      })),
      ...accessesOf(actions, now).map((access) => ({ at: access.at, happens: () => recordAccess(this, access) })),
    ];
    const opportunities = [opportunityInProgress(now), ...demoOpportunities(now)];
    for (const opportunity of opportunities) story.push(...courseOf(this, opportunity, now));
    story.push(...this.messages(now));
    for (const { at, happens } of story.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      this.clock.set(at);
      await happens();
    }
    this.clock.set(now);
    await this.leavePendingRequests();
    this.say(
      `${this.people.size} people, ${this.ids.size} entries of hours, ${actions.length} steps in their trails, ${opportunities.length} opportunities.`,
    );
  }

  private async makeSchoolsAndPeople(): Promise<void> {
    const schools = new Map<string, number>();
    const founder = { id: null, role: 'system', organizationId: 1 };
    for (const school of DEMO_SCHOOLS) {
      schools.set(school.name, (await this.commands.execute(new CreateOrganization(founder, school))).id);
    }
    const district = { name: DEMO_DISTRICT, isDistrict: true };
    const { id: parentId } = await this.commands.execute(new CreateOrganization(founder, district));
    schools.set(DEMO_DISTRICT, parentId);
    for (const { school, ...person } of DEMO_PEOPLE) {
      const organizationId = schools.get(school) as number;
      const email = `${person.username}@${school.split(' ')[0]?.toLowerCase()}.example`;
      const made = await this.commands.execute(
        new CreateUser({ ...founder, organizationId }, { ...person, email }, DEMO_PASSWORD),
      );
      this.people.set(person.username, made);
    }
    const by = this.person('superadmin');
    const reason = `Joined ${DEMO_DISTRICT}`;
    for (const { name } of DEMO_SCHOOLS) {
      await this.commands.execute(
        new ChangeOrganization({ by, id: schools.get(name) as number }, { parentId }, reason),
      );
    }
  }

  /** Today is in the middle one of three, and so is what happens in this demo. Answers that of the first school. */
  private async nameYears(today: string): Promise<number> {
    const began = addDays(today, -SCHOOL_YEAR_BEGAN_DAYS_AGO - 10);
    const days = { startsOn: addDays(began, -365), endsOn: addDays(began, -1) };
    const last = { name: yearName(days), ...days };
    const present = suggestedYear([last], today);
    const added = [];
    for (const admin of [this.person('admin'), this.person('admin.roosevelt')]) {
      for (const year of [last, present, suggestedYear([present], today)]) {
        added.push(await this.commands.execute(new AddAcademicYear(admin, year, admin.organizationId)));
      }
    }
    return (added[1] as AcademicYearView).id;
  }

  private async addClasses(academicYearId: number): Promise<void> {
    const admin = this.person('admin');
    for (const { name, teacher, students } of DEMO_CLASSES) {
      const studentIds = students.map((student) => this.person(student).id);
      const input = { name, academicYearId, teacherIds: [this.person(teacher).id], studentIds };
      await this.commands.execute(new AddClass(admin, input, admin.organizationId));
    }
  }

  private async linkFamilies(): Promise<void> {
    for (const { parent, student, by } of DEMO_FAMILIES) {
      const family = { parentId: this.person(parent).id, studentId: this.person(student).id };
      await this.commands.execute(new MakeFamilyLink(this.person(by), family));
    }
    const admin = this.person('admin');
    await this.commands.execute(new MakeJoinCode({ by: admin, id: admin.organizationId }));
  }

  private async admitNominee(): Promise<void> {
    const { by, admittedBy, nominee } = DEMO_NOMINATED;
    const admin = this.person(admittedBy);
    const { id } = await this.commands.execute(new NominateVerifier(this.person(by), nominee));
    this.people.set(nominee.username, await this.commands.execute(new DecideNomination({ by: admin, id }, 'confirm')));
    const { url } = await this.commands.execute(new Invite(admin, id));
    const visit = { address: 'demo', requestId: 'demo', userAgent: undefined };
    await this.commands.execute(new AcceptInvitation(url.split('#')[1] as string, DEMO_PASSWORD, visit));
  }

  private async leavePendingRequests(): Promise<void> {
    const { family, nomination } = DEMO_WAITING;
    const { familyCode } = await this.commands.execute(new MakeFamilyCode(this.person(family.student)));
    await this.commands.execute(new RequestFamilyLink(this.person(family.parent), familyCode));
    await this.commands.execute(new NominateVerifier(this.person(nomination.by), nomination.nominee));
  }

  private messages(now: Date): Happening[] {
    return DEMO_MESSAGES.map(({ hoursAgo, ...written }) => ({
      at: new Date(now.getTime() - hoursAgo * 3_600_000),
      happens: async () => {
        await this.commands.execute(new SendContactMessage(written, { address: 'demo', requestId: 'demo' }));
      },
    }));
  }

  person(username: string): DemoActor {
    const person = this.people.get(username);
    if (!person) throw new Error(`The demo has nobody called ${username}.`);
    return person;
  }

  private async play(action: DemoAction, entry: DemoEntry): Promise<void> {
    const by = this.person(action.by);
    if (action.step === 'draft' || action.step === 'submit') {
      const { volunteer: _volunteer, verifier, hours, ...fields } = entry;
      const input = { ...fields, hundredths: hours * 100, verifierId: this.person(verifier).id };
      const status = action.step === 'draft' ? 'draft' : 'pending';
      this.ids.set(action.entry, (await this.commands.execute(new LogHours(by, status, input))).id);
      return;
    }
    const record = { by, id: this.idOf(action.entry) };
    const review = { comment: action.comment };
    if (action.and) await this.approveTogether(by, [action.entry, ...action.and]);
    else await this.commands.execute(new ChangeHours(record, { action: action.step, review }));
  }

  private async approveTogether(by: DemoActor, entries: readonly number[]): Promise<void> {
    const toReview = entries.map((entry) => ({ id: this.idOf(entry) }));
    const { results } = await this.commands.execute(
      new ReviewHours({ ...by, requestId: randomUUID() }, toReview, 'approve'),
    );
    const left = results.find(({ outcome }) => outcome !== 'done');
    if (left) throw new Error(`The demo could not approve entry ${left.id}: ${left.message ?? left.outcome}`);
  }

  idOf(entry: number): number {
    return this.ids.get(entry) as number;
  }
}

const DEMO_MESSAGES = [
  {
    hoursAgo: 50,
    firstName: 'Helen',
    lastName: 'Okafor',
    email: 'h.okafor@jefferson.example',
    organization: 'Jefferson Middle School',
    message:
      'We keep service hours for 420 students in a spreadsheet today. Can we bring the hours of last year along, and who checks them then?',
  },
  {
    hoursAgo: 27,
    firstName: 'Marcus',
    lastName: 'Lindqvist',
    email: 'marcus@foodbank.example',
    organization: 'Riverside Food Bank',
    message:
      'Four schools send us volunteers. I would like to confirm their hours without making an account at each of them.\n\nIs that possible?',
  },
  {
    hoursAgo: 3,
    firstName: 'Aiko',
    lastName: 'Tanaka',
    email: 'atanaka@westfield.example',
    organization: 'Westfield Academy',
    message: 'Could we look at the approval steps together next week? Tuesday or Thursday after 3 pm would suit us.',
  },
] as const;
