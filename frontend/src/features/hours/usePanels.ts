import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { idIn, withoutParams } from '../../lib/useSearchState.js';

export interface Panels {
  /** The entry whose trail is open. */
  readonly trail: number | null;
  readonly form: number | 'new' | null;
  /** The entry to copy. */
  readonly like: number | null;
  /** The opportunity of a new entry. */
  readonly opportunity: number | null;
  readonly openTrail: (id: number) => void;
  readonly openForm: (target: number | 'new', like?: number) => void;
  readonly close: () => void;
}

/** Keeps the open drawer in the URL, so that Back closes it and links can open it. */
export function usePanels(): Panels {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const trail = idIn(params, 'entry');
  const form = params.get('log') === 'new' ? 'new' : idIn(params, 'log');
  const like = form === 'new' ? idIn(params, 'like') : null;
  const opportunity = form === 'new' ? idIn(params, 'opportunity') : null;

  const without = (): URLSearchParams =>
    withoutParams(params, ['entry', 'log', 'like', ...(form === 'new' ? ['opportunity'] : [])]);
  const open = (name: 'entry' | 'log', target: number | 'new', repeated?: number): void => {
    const next = without();
    next.set(name, String(target));
    if (repeated) next.set('like', String(repeated));
    const another = trail !== null || form !== null;
    setParams(next, { state: { panel: another ? opened : true }, replace: another, preventScrollReset: true });
  };
  return {
    trail,
    form,
    like,
    opportunity,
    openTrail: (id) => open('entry', id),
    openForm: (target, repeated) => open('log', target, repeated),
    close: () => (opened ? void navigate(-1) : setParams(without(), { replace: true })),
  };
}
