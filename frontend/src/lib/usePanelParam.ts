import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressedPanel {
  /** What is open; null while the drawer is closed. */
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** What a drawer shows stands in the address, under `name`, so that Back closes it and a link leads to it. */
export function usePanelParam(name: string): AddressedPanel {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const asked = params.get(name) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;

  const open = (next: number): void => {
    const target = new URLSearchParams(params);
    target.set(name, String(next));
    setParams(target, { state: { panel: id === null || opened }, replace: id !== null, preventScrollReset: true });
  };
  const close = (): void => {
    if (opened) return void navigate(-1);
    const target = new URLSearchParams(params);
    target.delete(name);
    setParams(target, { replace: true });
  };
  return { id, open, close };
}
