import { addDays, hoursBetween } from '@hourtrail/contracts';
import { ChangeHours, LogHours, RecordAttendance } from '../hours/index.js';
import { CancelOpportunity, CancelSignup, PublishOpportunity, SignUp } from '../opportunities/index.js';
import type { DemoContext, Happening } from './demo-context.js';
import { dayOf, publishedAt, signedUpAt, type DemoOpportunity } from './demo-opportunities.js';

export function courseOf(demo: DemoContext, opportunity: DemoOpportunity, now: Date): Happening[] {
  const { signUps, cancels = [], cancelledBecause, logged = [], present = [], inDays } = opportunity;
  const published = publishedAt(now, opportunity);
  let id = 0;
  const join = (username: string) => async (): Promise<void> => {
    const willing = { waitlist: true, despiteClash: true };
    await demo.commands.execute(new SignUp(demo.person(username), id, willing));
  };
  const story: Happening[] = [
    { at: published, happens: async () => void (id = await publish(demo, opportunity, now)) },
    ...signUps.map((username, nth) => ({ at: signedUpAt(published, nth), happens: join(username) })),
    ...cancels.map((username) => ({
      at: signedUpAt(published, signUps.length),
      happens: () => demo.commands.execute(new CancelSignup(demo.person(username), id)),
    })),
    ...logged.map((username, nth) => ({
      at: new Date(now.getTime() + (inDays + 1 + nth) * 86_400_000),
      happens: () => logFrom(demo, opportunity, { id, username, date: dayOf(now, inDays) }),
    })),
  ];
  if (present.length > 0) story.push({ at: now, happens: () => mark(demo, opportunity, id) });
  if (!cancelledBecause) return story;
  const cancelled = async (): Promise<void> => {
    await demo.commands.execute(new CancelOpportunity({ by: demo.person(opportunity.by), id }, cancelledBecause));
  };
  return [...story, { at: new Date(now.getTime() - 86_400_000), happens: cancelled }];
}

async function publish(demo: DemoContext, opportunity: DemoOpportunity, now: Date): Promise<number> {
  const { title, description, organizationName, location, startTime, endTime, maxSlots, inDays } = opportunity;
  const { repeats, targetAudience = 'both' } = opportunity;
  const input = {
    ...{ title, description, organizationName, location, startTime, endTime, maxSlots, targetAudience },
    date: dayOf(now, inDays),
    coordinatorId: demo.person(opportunity.coordinator).id,
  };
  const weekly = repeats && { weeks: repeats.weeks, except: [addDays(input.date, 7 * (repeats.exceptWeek - 1))] };
  const more = weekly ? { repeats: weekly } : {};
  return (await demo.commands.execute(new PublishOpportunity(demo.person(opportunity.by), input, more))).id;
}

async function mark(demo: DemoContext, { coordinator, present = [] }: DemoOpportunity, id: number): Promise<void> {
  const taking = { by: demo.person(coordinator), verified: true };
  const people = present.map((username) => demo.person(username).id);
  await demo.commands.execute(new RecordAttendance(taking, id, people));
}

async function logFrom(
  demo: DemoContext,
  { title, organizationName, coordinator, startTime, endTime }: DemoOpportunity,
  { id, username, date }: { readonly id: number; readonly username: string; readonly date: string },
): Promise<void> {
  const hundredths = hoursBetween(startTime, endTime) * 100;
  const verifierId = demo.person(coordinator).id;
  const input = { organizationName, description: title, date, startTime, endTime, hundredths, verifierId };
  const entry = await demo.commands.execute(new LogHours(demo.person(username), 'pending', input, id));
  await demo.commands.execute(new ChangeHours({ by: demo.person(coordinator), id: entry.id }, { action: 'verify' }));
}
