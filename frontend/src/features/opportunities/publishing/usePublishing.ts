import { useState } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { PUBLISH_PARAM } from '../../../lib/paths.js';
import { idIn, useUrlParams, usePanelParam, type AddressedPanel } from '../../../lib/useSearchState.js';

interface OpportunityAction {
  readonly action: ManageAction;
  readonly opportunity: OpportunityView;
}

export interface Publishing {
  /** The opportunity to edit, or `new`; null while the form is closed. */
  readonly form: number | 'new' | null;
  /** The opportunity to copy. */
  readonly like: number | null;
  readonly openForm: (target: number | 'new', like?: number) => void;
  readonly closeForm: () => void;
  readonly signups: AddressedPanel;
  readonly requested: OpportunityAction | null;
  readonly ask: (requested: OpportunityAction | null) => void;
}

/** Keeps the open form or list in the URL, so that Back closes it and links can open it. */
export function usePublishing(): Publishing {
  const { params, set } = useUrlParams<typeof PUBLISH_PARAM | 'like'>();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const signups = usePanelParam('signups');
  const [requested, ask] = useState<OpportunityAction | null>(null);
  const form = params.get(PUBLISH_PARAM) === 'new' ? 'new' : idIn(params, PUBLISH_PARAM);

  return {
    form,
    like: form === 'new' ? idIn(params, 'like') : null,
    openForm: (what, like) =>
      set(
        { [PUBLISH_PARAM]: String(what), like: like ? String(like) : '' },
        { replace: false, state: { panel: true }, preventScrollReset: true },
      ),
    closeForm: () => (opened ? void navigate(-1) : set({ [PUBLISH_PARAM]: '', like: '' })),
    signups,
    requested,
    ask,
  };
}

export type ManageAction = 'activate' | 'deactivate' | 'cancel';

export type ManageChoice = 'edit' | 'duplicate' | 'signups' | ManageAction;

/** The actions to offer; the server checks them again. */
export function choicesOf({ state, isActive }: Pick<OpportunityView, 'state' | 'isActive'>): readonly ManageChoice[] {
  if (state === 'cancelled') return ['duplicate'];
  if (state === 'past') return ['edit', 'duplicate', 'signups'];
  return ['edit', 'duplicate', 'signups', isActive ? 'deactivate' : 'activate', 'cancel'];
}
