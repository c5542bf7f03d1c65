import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Whose panel is open stands in the address, so that Back closes it and a link leads to it. */
export function usePersonPanel() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = (useLocation().state as { panel?: boolean } | null)?.panel === true;
  const asked = params.get('person') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;

  const open = (next: number): void => {
    const target = new URLSearchParams(params);
    target.set('person', String(next));
    setParams(target, { state: { panel: id === null || opened }, replace: id !== null, preventScrollReset: true });
  };
  const close = (): void => {
    if (opened) return void navigate(-1);
    const target = new URLSearchParams(params);
    target.delete('person');
    setParams(target, { replace: true });
  };
  return { id, open, close };
}
