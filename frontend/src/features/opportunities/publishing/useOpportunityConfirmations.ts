import type { OpportunityView } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { peopleInWords } from '../../../lib/counts.js';
import { formatDate } from '../../../lib/dates.js';
import { actsOutside } from '../../../lib/outside.js';
import type { Confirmation } from '../../../ui/ConfirmDialog.js';
import type { Act } from './acts.js';
import { useChangeOpportunity } from './useChangeOpportunity.js';

const CANCEL_REASON_DUE = 'Say why it is cancelled: those who signed up are told.';

/** Who has a place or waits for one, and what becomes of that. */
function concerned({ currentSignups, waitlisted }: OpportunityView, none: string, some: string): string {
  const count = currentSignups + waitlisted;
  return count === 0 ? none : `${peopleInWords(count)} ${some}`;
}

/** What is asked before an opportunity is opened, closed or cancelled, and the action. */
export function useOpportunityConfirmations(): (opportunity: OpportunityView) => Readonly<Record<Act, Confirmation>> {
  const reader = useSessionUser();
  const { change, cancel } = useChangeOpportunity();
  return (opportunity) => {
    const { id, version, title, day } = opportunity;
    const outside = actsOutside(reader, opportunity.organizationId);
    const what = `“${title}” on ${formatDate(day)}.`;
    return {
      activate: {
        title: 'Activate the opportunity?',
        question: `${what} It is listed again and open for sign-up.`,
        confirm: 'Activate',
        busy: 'Activating...',
        withReason: outside,
        onConfirm: async (why) => {
          await change({ id, version, isActive: true, ...why }, { title: 'Opportunity activated' });
          return null;
        },
      },
      deactivate: {
        title: 'Deactivate the opportunity?',
        question: `${what} Nobody else can sign up. ${concerned(
          opportunity,
          'It is no longer listed for volunteers.',
          'signed up already and keep it in their lists.',
        )}`,
        confirm: 'Deactivate',
        busy: 'Deactivating...',
        withReason: outside,
        onConfirm: async (why) => {
          await change({ id, version, isActive: false, ...why }, { title: 'Opportunity deactivated' });
          return null;
        },
      },
      cancel: {
        title: 'Cancel the opportunity?',
        question: `${what} It will not take place, and this cannot be taken back. ${concerned(
          opportunity,
          'Nobody has signed up yet.',
          'signed up or in line: they are told why.',
        )}`,
        confirm: 'Cancel opportunity',
        busy: 'Cancelling...',
        dismiss: 'Keep it',
        destructive: true,
        withReason: true,
        missing: CANCEL_REASON_DUE,
        onConfirm: async ({ reason = '' }) => {
          await cancel({ id, version, reason }, concerned(opportunity, '', 'are told why.'));
          return null;
        },
      },
    };
  };
}
