import { t, type OpportunityView } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { ExportMenu } from './ExportMenu.js';

/** Who signed up for an opportunity and who was there, as a file. */
export function RosterMenu({ opportunity: { id, organizationId } }: { opportunity: OpportunityView }) {
  const inOtherSchool = actsInOtherSchool(useSessionUser(), organizationId);
  const filters = { opportunityId: String(id), organizationId: String(organizationId) };
  return !inOtherSchool && <ExportMenu kind="roster" filters={filters} label={t('exchange.exportRoster')} />;
}
