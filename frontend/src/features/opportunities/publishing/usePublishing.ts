import { useState } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress } from '../../../lib/useAddress.js';
import { usePanelParam, type AddressedPanel } from '../../../lib/usePanelParam.js';
import type { Act } from './acts.js';
import { FORM_PARAM, LIKE_PARAM } from './address.js';

/** What is about to be done with an opportunity. */
export interface AskedOfOpportunity {
  readonly act: Act;
  readonly opportunity: OpportunityView;
}

export interface Publishing {
  /** The opportunity being edited, or a new one; null while the form is closed. */
  readonly form: number | 'new' | null;
  /** The opportunity that a new one repeats. */
  readonly like: number | null;
  readonly openForm: (target: number | 'new', like?: number) => void;
  readonly closeForm: () => void;
  /** Who signed up. */
  readonly signups: AddressedPanel;
  readonly asked: AskedOfOpportunity | null;
  readonly ask: (asked: AskedOfOpportunity | null) => void;
}

const idIn = (value: string | null): number | null => (value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null);

/** Which form or list of a page is open stands in the address, so that Back closes it and a link leads to it. */
export function usePublishing(): Publishing {
  const [params, change] = useAddress();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const signups = usePanelParam('signups');
  const [asked, ask] = useState<AskedOfOpportunity | null>(null);
  const target = params.get(FORM_PARAM);
  const form = target === 'new' ? 'new' : idIn(target);

  const without = (now: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(now);
    next.delete(FORM_PARAM);
    next.delete(LIKE_PARAM);
    return next;
  };
  return {
    form,
    like: form === 'new' ? idIn(params.get(LIKE_PARAM)) : null,
    openForm: (what, like) =>
      change(
        (now) => {
          const next = without(now);
          next.set(FORM_PARAM, String(what));
          if (like) next.set(LIKE_PARAM, String(like));
          return next;
        },
        { state: { panel: true }, preventScrollReset: true },
      ),
    closeForm: () => (opened ? void navigate(-1) : change(without, { replace: true })),
    signups,
    asked,
    ask,
  };
}
