import { t, type ExportOpportunities } from '@hourtrail/contracts';
import type { ExportSource } from '../../platform/exports/export-source.js';
import { conditionsOf, orderOf } from './list-opportunities.js';

export const exportedOpportunities: ExportSource<ExportOpportunities> = {
  kind: 'opportunities',
  rows: ({ by, filter, at }) => {
    const where = conditionsOf(by, filter, at);
    const unknown = `$${where.values.push(t('labels.unknownPerson'))}`;
    const text = `SELECT ${columns(unknown)} FROM opportunities.opportunities o ${COORDINATORS} WHERE ${where.all()} ORDER BY ${orderOf(filter)}`;
    return { text, values: where.values };
  },
  count: ({ by, filter, at }) => {
    const where = conditionsOf(by, filter, at);
    const text = `SELECT count(*)::integer AS total FROM opportunities.opportunities o WHERE ${where.all()}`;
    return { text, values: where.values };
  },
};

const columns = (unknown: string): string => `
  o.title, o.description, o.date, o.start_time, o.end_time, o.location, o.organization_name, o.max_slots,
  o.target_audience, c.email, o.is_active,
  CASE WHEN o.coordinator_id IS NOT NULL THEN coalesce(c.first_name || ' ' || c.last_name, ${unknown}) END,
  o.current_signups, o.waitlisted, o.cancelled_at, o.cancel_reason, o.created_at, o.series_id, o.id`;

const COORDINATORS =
  'LEFT JOIN directory.people c ON (c.organization_id, c.id) = (o.organization_id, o.coordinator_id)';
