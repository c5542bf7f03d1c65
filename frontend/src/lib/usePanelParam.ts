import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { idOf } from './useSearchState.js';

interface OpenAndClose<Key> {
  readonly open: (key: Key) => void;
  readonly close: () => void;
}

export interface AddressedPanel extends OpenAndClose<number> {
  readonly id: number | null;
}

/** Keeps the open panel's id in the URL, so that Back closes the panel and a link opens it. */
export function usePanelParam(name: string): AddressedPanel {
  const { key, ...acts } = usePanelKey(name, (text) => Number(idOf(text)) || null);
  return { id: key, ...acts };
}

/** For keys that are not numbers; `keyIn` returns null for an invalid one. */
export function usePanelKey<Key extends string | number>(
  name: string,
  keyIn: (param: string) => Key | null,
): OpenAndClose<Key> & { readonly key: Key | null } {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const key = keyIn(params.get(name) ?? '');

  const open = (next: Key): void => {
    const target = new URLSearchParams(params);
    target.set(name, String(next));
    setParams(target, { state: { panel: key === null || opened }, replace: key !== null, preventScrollReset: true });
  };
  const close = (): void => {
    if (opened) return void navigate(-1);
    const target = new URLSearchParams(params);
    target.delete(name);
    setParams(target, { replace: true });
  };
  return { key, open, close };
}
