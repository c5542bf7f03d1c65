import { addDays, hoursBetween, type Role } from '@hourtrail/contracts';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { ApproveHours, LogHours, RecordAttendance, RejectHours, VerifyHours } from '../hours/index.js';
import {
  CreateUser,
  DEMO_PASSWORD,
  MakeFamilyCode,
  MakeFamilyLink,
  NominateVerifier,
  RequestFamilyLink,
} from '../identity/index.js';
import { SendContactMessage } from '../messaging/index.js';
import { CancelOpportunity, CancelSignup, PublishOpportunity, SignUp } from '../opportunities/index.js';
import { CreateOrganization, MakeJoinCode } from '../organizations/index.js';
import type { OpenDatabase } from '../platform/config/open-database.js';
import { Database } from '../platform/database.js';
import { Clock } from '../platform/kernel/clock.js';
import type { Runtime } from '../platform/platform.module.js';
import type { WebOptions } from '../platform/web/web-options.js';
import { DEMO_MESSAGES } from './demo-messages.js';
import { demoYear, type DemoAct, type DemoEntry } from './demo-hours.js';
import {
  dayOf,
  DEMO_OPPORTUNITIES,
  publishedAt,
  signedUpAt,
  underWay,
  type DemoOpportunity,
} from './demo-opportunities.js';
import { DEMO_FAMILIES, DEMO_PEOPLE, DEMO_SCHOOLS, DEMO_WAITING } from './demo-people.js';

class SetClock extends Clock {
  private time = new Date();

  now(): Date {
    return this.time;
  }

  set(time: Date): void {
    this.time = time;
  }
}

/** Something that people do at its own time. */
interface Happening {
  readonly at: Date;
  readonly happens: () => Promise<void>;
}

interface Known {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

const SCHOOL_YEAR_BEGAN_DAYS_AGO = 90;

/** Fills a database without people with a school year, through the same commands that people's clicks become. */
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
    await fillWhole(() => new DemoYear(app.get(CommandBus), clock, say).load(new Date()));
  } finally {
    await app.close();
  }
}

class DemoYear {
  private readonly people = new Map<string, Known>();
  private readonly ids = new Map<number, number>();

  constructor(
    private readonly commands: CommandBus,
    private readonly clock: SetClock,
    private readonly say: (sentence: string) => void,
  ) {}

  async load(now: Date): Promise<void> {
    this.say('Writing a school year of demo data …');
    this.clock.set(new Date(now.getTime() - SCHOOL_YEAR_BEGAN_DAYS_AGO * 86_400_000));
    await this.makeSchoolsAndPeople();
    await this.linkFamilies();
    const { entries, acts } = demoYear(now);
    const story: Happening[] = acts.map((act) => ({
      at: act.at,
      happens: () => this.play(act, entries[act.entry] as DemoEntry),
    }));
    const opportunities = [underWay(now), ...DEMO_OPPORTUNITIES];
    for (const opportunity of opportunities) story.push(...this.courseOf(opportunity, now));
    story.push(...this.messages(now));
    for (const { at, happens } of story.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      this.clock.set(at);
      await happens();
    }
    this.clock.set(now);
    await this.leaveSomethingToAnswer();
    this.say(
      `${this.people.size} people, ${this.ids.size} entries of hours, ${acts.length} steps in their trails, ${opportunities.length} opportunities.`,
    );
  }

  private async makeSchoolsAndPeople(): Promise<void> {
    const schools = new Map<string, number>();
    const founder = { id: null, role: 'system', organizationId: 1 };
    for (const school of DEMO_SCHOOLS) {
      schools.set(school.name, (await this.commands.execute(new CreateOrganization(founder, school))).id);
    }
    for (const { school, ...person } of DEMO_PEOPLE) {
      const organizationId = schools.get(school) as number;
      const email = `${person.username}@${school.split(' ')[0]?.toLowerCase()}.example`;
      const made = await this.commands.execute(
        new CreateUser({ ...founder, organizationId }, { ...person, email }, DEMO_PASSWORD),
      );
      this.people.set(person.username, made);
    }
  }

  private async linkFamilies(): Promise<void> {
    for (const { parent, student, by } of DEMO_FAMILIES) {
      const family = { parentId: this.known(parent).id, studentId: this.known(student).id };
      await this.commands.execute(new MakeFamilyLink(this.known(by), family));
    }
    const admin = this.known('admin');
    await this.commands.execute(new MakeJoinCode({ by: admin, id: admin.organizationId }));
  }

  private async leaveSomethingToAnswer(): Promise<void> {
    const { family, nomination } = DEMO_WAITING;
    const { familyCode } = await this.commands.execute(new MakeFamilyCode(this.known(family.student)));
    await this.commands.execute(new RequestFamilyLink(this.known(family.parent), familyCode));
    await this.commands.execute(new NominateVerifier(this.known(nomination.by), nomination.nominee));
  }

  private messages(now: Date): Happening[] {
    return DEMO_MESSAGES.map(({ hoursAgo, ...written }) => ({
      at: new Date(now.getTime() - hoursAgo * 3_600_000),
      happens: async () => {
        await this.commands.execute(new SendContactMessage(written, { address: 'demo', requestId: 'demo' }));
      },
    }));
  }

  /** How an opportunity is published and filled, and what became of it. */
  private courseOf(opportunity: DemoOpportunity, now: Date): Happening[] {
    const { signUps, cancels = [], cancelledBecause, logged = [], present = [], inDays } = opportunity;
    const published = publishedAt(now, opportunity);
    let id = 0;
    const join = (username: string) => async (): Promise<void> => {
      const willing = { waitlist: true, despiteClash: true };
      await this.commands.execute(new SignUp(this.known(username), id, willing));
    };
    const story: Happening[] = [
      { at: published, happens: async () => void (id = await this.publish(opportunity, now)) },
      ...signUps.map((username, nth) => ({ at: signedUpAt(published, nth), happens: join(username) })),
      ...cancels.map((username) => ({
        at: signedUpAt(published, signUps.length),
        happens: () => this.commands.execute(new CancelSignup(this.known(username), id)),
      })),
      ...logged.map((username, nth) => ({
        at: new Date(now.getTime() + (inDays + 1 + nth) * 86_400_000),
        happens: () => this.logFrom(opportunity, { id, username, date: dayOf(now, inDays) }),
      })),
    ];
    if (present.length > 0) story.push({ at: now, happens: () => this.mark(opportunity.coordinator, id, present) });
    if (!cancelledBecause) return story;
    const cancelled = async (): Promise<void> => {
      await this.commands.execute(new CancelOpportunity({ by: this.known(opportunity.by), id }, cancelledBecause));
    };
    return [...story, { at: new Date(now.getTime() - 86_400_000), happens: cancelled }];
  }

  private async publish(opportunity: DemoOpportunity, now: Date): Promise<number> {
    const { title, description, organizationName, location, startTime, endTime, maxSlots, inDays } = opportunity;
    const { repeats, targetAudience = 'both' } = opportunity;
    const input = {
      ...{ title, description, organizationName, location, startTime, endTime, maxSlots, targetAudience },
      date: dayOf(now, inDays),
      coordinatorId: this.known(opportunity.coordinator).id,
    };
    const weekly = repeats && { weeks: repeats.weeks, except: [addDays(input.date, 7 * (repeats.exceptWeek - 1))] };
    const more = weekly ? { repeats: weekly } : {};
    return (await this.commands.execute(new PublishOpportunity(this.known(opportunity.by), input, more))).id;
  }

  private async mark(coordinator: string, id: number, present: readonly string[]): Promise<void> {
    const taking = { by: this.known(coordinator), verified: true };
    const people = present.map((username) => this.known(username).id);
    await this.commands.execute(new RecordAttendance(taking, id, people));
  }

  private async logFrom(
    { title, organizationName, coordinator, startTime, endTime }: DemoOpportunity,
    { id, username, date }: { readonly id: number; readonly username: string; readonly date: string },
  ): Promise<void> {
    const hundredths = hoursBetween(startTime, endTime) * 100;
    const verifierId = this.known(coordinator).id;
    const input = { organizationName, description: title, date, startTime, endTime, hundredths, verifierId };
    const entry = await this.commands.execute(new LogHours(this.known(username), 'pending', input, id));
    await this.commands.execute(new VerifyHours({ by: this.known(coordinator), id: entry.id }, {}));
  }

  private known(username: string): Known {
    const person = this.people.get(username);
    if (!person) throw new Error(`The demo has nobody called ${username}.`);
    return person;
  }

  private async play(act: DemoAct, entry: DemoEntry): Promise<void> {
    const by = this.known(act.by);
    if (act.step === 'draft' || act.step === 'submit') {
      const { volunteer: _volunteer, verifier, hours, ...fields } = entry;
      const input = { ...fields, hundredths: hours * 100, verifierId: this.known(verifier).id };
      const status = act.step === 'draft' ? 'draft' : 'pending';
      this.ids.set(act.entry, (await this.commands.execute(new LogHours(by, status, input))).id);
      return;
    }
    const asked = { by, id: this.ids.get(act.entry) as number };
    const review = { comment: act.comment };
    if (act.step === 'verify') await this.commands.execute(new VerifyHours(asked, review));
    else if (act.step === 'approve') await this.commands.execute(new ApproveHours(asked, review));
    else await this.commands.execute(new RejectHours(asked, review));
  }
}
