import { addDays, hoursBetween } from '@hourtrail/contracts';
import { ChangeHours, LogHours, RecordAttendance } from '../hours/index.js';
import { CancelOpportunity, CancelSignup, PublishOpportunity, SignUp } from '../opportunities/index.js';
import type { DemoDesk, Happening } from './demo-desk.js';
import { dayOf, publishedAt, signedUpAt, type DemoOpportunity } from './demo-opportunities.js';

export function courseOf(desk: DemoDesk, opportunity: DemoOpportunity, now: Date): Happening[] {
  const { signUps, cancels = [], cancelledBecause, logged = [], present = [], inDays } = opportunity;
  const published = publishedAt(now, opportunity);
  let id = 0;
  const join = (username: string) => async (): Promise<void> => {
    const willing = { waitlist: true, despiteClash: true };
    await desk.commands.execute(new SignUp(desk.known(username), id, willing));
  };
  const story: Happening[] = [
    { at: published, happens: async () => void (id = await publish(desk, opportunity, now)) },
    ...signUps.map((username, nth) => ({ at: signedUpAt(published, nth), happens: join(username) })),
    ...cancels.map((username) => ({
      at: signedUpAt(published, signUps.length),
      happens: () => desk.commands.execute(new CancelSignup(desk.known(username), id)),
    })),
    ...logged.map((username, nth) => ({
      at: new Date(now.getTime() + (inDays + 1 + nth) * 86_400_000),
      happens: () => logFrom(desk, opportunity, { id, username, date: dayOf(now, inDays) }),
    })),
  ];
  if (present.length > 0) story.push({ at: now, happens: () => mark(desk, opportunity, id) });
  if (!cancelledBecause) return story;
  const cancelled = async (): Promise<void> => {
    await desk.commands.execute(new CancelOpportunity({ by: desk.known(opportunity.by), id }, cancelledBecause));
  };
  return [...story, { at: new Date(now.getTime() - 86_400_000), happens: cancelled }];
}

async function publish(desk: DemoDesk, opportunity: DemoOpportunity, now: Date): Promise<number> {
  const { title, description, organizationName, location, startTime, endTime, maxSlots, inDays } = opportunity;
  const { repeats, targetAudience = 'both' } = opportunity;
  const input = {
    ...{ title, description, organizationName, location, startTime, endTime, maxSlots, targetAudience },
    date: dayOf(now, inDays),
    coordinatorId: desk.known(opportunity.coordinator).id,
  };
  const weekly = repeats && { weeks: repeats.weeks, except: [addDays(input.date, 7 * (repeats.exceptWeek - 1))] };
  const more = weekly ? { repeats: weekly } : {};
  return (await desk.commands.execute(new PublishOpportunity(desk.known(opportunity.by), input, more))).id;
}

async function mark(desk: DemoDesk, { coordinator, present = [] }: DemoOpportunity, id: number): Promise<void> {
  const taking = { by: desk.known(coordinator), verified: true };
  const people = present.map((username) => desk.known(username).id);
  await desk.commands.execute(new RecordAttendance(taking, id, people));
}

async function logFrom(
  desk: DemoDesk,
  { title, organizationName, coordinator, startTime, endTime }: DemoOpportunity,
  { id, username, date }: { readonly id: number; readonly username: string; readonly date: string },
): Promise<void> {
  const hundredths = hoursBetween(startTime, endTime) * 100;
  const verifierId = desk.known(coordinator).id;
  const input = { organizationName, description: title, date, startTime, endTime, hundredths, verifierId };
  const entry = await desk.commands.execute(new LogHours(desk.known(username), 'pending', input, id));
  await desk.commands.execute(new ChangeHours({ by: desk.known(coordinator), id: entry.id }, { action: 'verify' }));
}
