import type { SignupView } from '@hourtrail/contracts';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { Signup } from '../domain/signup.events.js';
import { waitlistPosition, startOf } from './opportunity-view.js';

export interface SignupViewRow extends RowOf<Signup> {
  first_name: string | null;
  last_name: string | null;
  title: string;
  organization_name: string;
  date: string;
  starts_at: Date;
  start_time: string;
  end_time: string;
  location: string;
  series_id: number | null;
  starts: number;
  position: number | null;
}

/** `page`: a relation with the columns of opportunities.signups. */
export const withPersonAndOpportunity = (page: string): string => `
  SELECT s.*, p.first_name, p.last_name, o.title, o.organization_name, o.date, o.start_time, o.end_time, o.location,
    o.series_id, o.starts,
    ${startOf('o', 'z.time_zone')} AS starts_at,
    CASE WHEN s.status = 'waitlisted' THEN ${waitlistPosition('s')} END AS position
  FROM (${page}) s
  JOIN opportunities.opportunities o ON (o.organization_id, o.id) = (s.organization_id, s.opportunity_id)
  JOIN directory.schools z ON z.organization_id = s.organization_id
  LEFT JOIN directory.people p ON (p.organization_id, p.id) = (s.organization_id, s.user_id)`;

export const signupView = (row: SignupViewRow): SignupView => ({
  id: row.id,
  organizationId: row.organization_id,
  opportunityId: row.opportunity_id,
  userId: row.user_id,
  user: { firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  signedUpAt: row.signed_up_at.toISOString(),
  status: row.status,
  position: row.position,
  opportunity: {
    title: row.title,
    organizationName: row.organization_name,
    date: row.starts_at.toISOString(),
    day: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    location: row.location,
    seriesId: row.series_id,
  },
});
