import type { OpportunityView } from '@hourtrail/contracts';
import { CommandBus } from '@nestjs/cqrs';
import type { User } from '../src/identity/index.js';
import { PublishOpportunity, type NewOpportunity } from '../src/opportunities/index.js';
import type { TestApp } from './app.js';

export const A_MORNING = {
  title: 'Sort donations',
  description: 'Help sort and shelve what was given.',
  organizationName: 'Riverside Food Bank',
  date: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  location: '12 Water Street',
  maxSlots: 10,
  targetAudience: 'both',
} as const;

/** A morning at the food bank, published through the real command. */
export const publish = (
  { app }: TestApp,
  { id, role, organizationId }: User,
  fields: Partial<NewOpportunity> = {},
): Promise<OpportunityView> =>
  app.get(CommandBus).execute(new PublishOpportunity({ id, role, organizationId }, { ...A_MORNING, ...fields }));
