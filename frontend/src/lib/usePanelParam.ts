import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { idOf } from './useSearchState.js';

interface OpenAndClose<Key> {
  readonly open: (key: Key) => void;
  readonly close: () => void;
}

export interface AddressedPanel extends OpenAndClose<number> {
  /** What is open; null while the drawer is closed. */
  readonly id: number | null;
}

/** What a drawer shows stands in the address, under `name`, so that Back closes it and a link leads to it. */
export function usePanelParam(name: string): AddressedPanel {
  const { key, ...acts } = usePanelKey(name, (text) => Number(idOf(text)) || null);
  return { id: key, ...acts };
}

/** The same for what is called by something else than a number; `keyIn` reads it, null where it is none. */
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
