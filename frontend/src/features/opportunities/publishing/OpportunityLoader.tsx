import { t } from '@hourtrail/contracts';
import { useVerifiersQuery } from '../../../api/identity.js';
import { useOpportunityQuery } from '../../../api/opportunities.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { EditOpportunityForm } from './EditOpportunityForm.js';
import type { NewOpportunity } from './opportunityForm.js';
import { PublishForm } from './PublishForm.js';

interface OpportunityLoaderProps {
  readonly target: number | 'new';
  readonly like: number | null;
  readonly fresh: NewOpportunity;
  readonly dialog: DialogForm;
}

export function OpportunityLoader({ target, like, fresh, dialog }: OpportunityLoaderProps) {
  const read = target === 'new' ? like : target;
  const verifiers = useVerifiersQuery();
  const opportunity = useOpportunityQuery(read ?? 0, { skip: read === null, refetchOnMountOrArgChange: true });
  const known = opportunity.currentData;
  const failed = [...(verifiers.data ? [] : [verifiers]), ...(known ? [] : [opportunity])].find(
    ({ isError }) => isError,
  );
  if (failed) {
    return (
      <FormFailed
        title={failed === opportunity ? t('opportunities.detailsLoadFailed') : t('publishing.formLoadFailed')}
        error={failed.error}
        onRetry={failed.refetch}
        onCancel={dialog.cancel}
      />
    );
  }
  if (!verifiers.data || (read !== null && !known)) return <FormSkeleton />;
  const given = { verifiers: verifiers.data, dialog };
  if (target !== 'new' && known) return <EditOpportunityForm opportunity={known} {...given} />;
  return <PublishForm like={known} {...fresh} {...(known && { lasts: 'until' })} {...given} />;
}
