import { Suspense } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { lazily } from '../../../lib/lazily.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { useLast } from '../../../lib/hooks.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import type { OpportunityTools } from '../attendance/attendance.js';
import type { NewOpportunity } from './opportunityForm.js';
import { useChangeOpportunity } from './useChangeOpportunity.js';
import type { Publishing, ManageAction } from './usePublishing.js';
import { WhoSignedUp } from './WhoSignedUp.js';

export interface OpenPublishingProps extends OpportunityTools {
  readonly publishing: Publishing;
  readonly fresh: NewOpportunity;
}

export function OpenPublishing({ publishing, fresh, tools }: OpenPublishingProps) {
  const confirmations = useOpportunityConfirmations();
  const { requested } = publishing;
  return (
    <>
      <SignupsPanel id={publishing.signups.id} onClose={publishing.signups.close} tools={tools} />
      <OpportunityDialog
        target={publishing.form}
        like={publishing.like}
        fresh={fresh}
        onClose={publishing.closeForm}
        onReopen={publishing.openForm}
      />
      <ConfirmDialog
        confirmation={requested && confirmations(requested.opportunity)[requested.action]}
        onClose={() => publishing.ask(null)}
      />
    </>
  );
}

const OpportunityLoader = lazily(async () => (await import('./OpportunityLoader.js')).OpportunityLoader);

interface OpportunityDialogProps {
  /** The opportunity to edit, or `new`; null while the dialog is closed. */
  readonly target: number | 'new' | null;
  /** The opportunity to copy. */
  readonly like: number | null;
  readonly fresh: NewOpportunity;
  readonly onClose: () => void;
  /** Reopens the form over the typed values. */
  readonly onReopen: (target: number | 'new', like?: number) => void;
}

/** Means "no id": `useLast` keeps the previous value on null. */
const NONE = 0;

function OpportunityDialog({ target, like, fresh, onClose, onReopen }: OpportunityDialogProps) {
  const shown = useLast(target);
  const repeated = useLast(target === null ? null : (like ?? NONE));
  const title = shown === 'new' ? (repeated ? t('publishing.duplicateTitle') : fresh.title) : t('publishing.editTitle');
  const reopen = (): void => {
    if (shown !== null) onReopen(shown, repeated || undefined);
  };
  return (
    <FormDialog open={target !== null} title={title} onClose={onClose} onReopen={reopen}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>
          {shown !== null && (
            <OpportunityLoader
              key={`${shown} ${repeated}`}
              target={shown}
              like={repeated || null}
              fresh={fresh}
              dialog={dialog}
            />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}

interface SignupsPanelProps extends OpportunityTools {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

function SignupsPanel({ id, onClose, tools }: SignupsPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title={t('attendance.whoSignedUp')} onClose={onClose}>
      {shown !== null && <WhoSignedUp key={shown} id={shown} tools={tools} />}
    </SidePanel>
  );
}

function useOpportunityConfirmations(): (opportunity: OpportunityView) => Readonly<Record<ManageAction, Confirmation>> {
  const reader = useSessionUser();
  const { change, cancel } = useChangeOpportunity();
  return (opportunity) => {
    const { id, version, title, day, currentSignups, waitlisted } = opportunity;
    const inOtherSchool = actsInOtherSchool(reader, opportunity.organizationId);
    const count = currentSignups + waitlisted;
    const what = { title, date: formatDate(day) };
    return {
      activate: {
        title: t('publishing.activateTitle'),
        question: t('publishing.activateQuestion', what),
        confirm: t('publishing.activate'),
        busy: t('publishing.activating'),
        withReason: inOtherSchool,
        onConfirm: async (why) => {
          await change({ id, version, isActive: true, ...why }, { title: t('publishing.activated') });
          return null;
        },
      },
      deactivate: {
        title: t('publishing.deactivateTitle'),
        question: t('publishing.deactivateQuestion', { ...what, count }),
        confirm: t('publishing.deactivate'),
        busy: t('publishing.deactivating'),
        withReason: inOtherSchool,
        onConfirm: async (why) => {
          await change({ id, version, isActive: false, ...why }, { title: t('publishing.deactivated') });
          return null;
        },
      },
      cancel: {
        title: t('publishing.cancelTitle'),
        question: t('publishing.cancelQuestion', { ...what, count }),
        confirm: t('publishing.cancel'),
        busy: t('opportunities.cancelling'),
        dismiss: t('publishing.keep'),
        destructive: true,
        withReason: true,
        missing: t('rules.cancelReason'),
        onConfirm: async ({ reason = '' }) => {
          await cancel({ id, version, reason }, count === 0 ? '' : t('publishing.cancelledText', { count }));
          return null;
        },
      },
    };
  };
}
