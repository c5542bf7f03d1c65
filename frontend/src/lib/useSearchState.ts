import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { t, isCalendarDate, LIMITS } from '@hourtrail/contracts';
import { useSearchParams, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { formatDate } from './dates.js';

/** Date inputs change with each digit of the year; an earlier date is half-typed. */
export const FIRST_DAY = '1900-01-01';

export const textIn = (params: URLSearchParams, name: string, most: number = LIMITS.nameMax): string =>
  (params.get(name) ?? '').trim().slice(0, most);

/** `YYYY-MM-DD`, or empty. */
export function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isCalendarDate(day) && day >= FIRST_DAY ? day : '';
}

/** The text if it is a valid id, else empty. */
export const idOf = (text: string | null): string => (text && /^[1-9]\d{0,9}$/.test(text) ? text : '');

export const idIn = (params: URLSearchParams, name: string): number | null => Number(idOf(params.get(name))) || null;

export const oneIn = <Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === params.get(name));

/** Comma-separated. */
export function severalIn<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const named = params.get(name)?.split(',') ?? [];
  return choices.filter((choice) => named.includes(choice));
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** While there is a problem, `to` is ignored. */
export const problemOfDays = ({ from, to }: Days): string | undefined =>
  from && to && to < from ? t('ui.toBeforeFrom') : undefined;

export const daysOf = ({ from, to }: Days): { readonly from?: string; readonly to?: string } => ({
  ...(from && { from }),
  ...(to && !problemOfDays({ from, to }) && { to }),
});

/** "from Tue, Sep 1, 2026, to Mon, May 31, 2027" */
export const daysInWords = (days: Days): string => {
  const { from, to } = daysOf(days);
  if (from && to) return t('ui.daysFromTo', { from: formatDate(from), to: formatDate(to) });
  if (from) return t('ui.daysFrom', { date: formatDate(from) });
  return to ? t('ui.daysTo', { date: formatDate(to) }) : '';
};

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** An empty value removes the parameter. */
export function withParams<Name extends string>(params: URLSearchParams, values: Values<Name>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const noneOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, '']));

export const withoutParams = (params: URLSearchParams, names: readonly string[]): URLSearchParams =>
  withParams(params, noneOf(names));

/** `set` replaces the history entry by default. Several calls before the next render all take effect. */
export function useUrlParams<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  const navigate = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = params;
    navigate.current = setParams;
  }, [params, setParams]);
  const set = useCallback((values: Values<Name>, options?: NavigateOptions) => {
    latest.current = withParams(latest.current, values);
    navigate.current(latest.current, { replace: true, ...options });
  }, []);
  return { params, set };
}

export function useSearchState<State, Name extends string>(read: (params: URLSearchParams) => State) {
  const { params, set } = useUrlParams<Name>();
  return { state: read(params), params, set };
}

/** `clear` removes the search and the `narrowing` parameters. */
export function useListFilters<State extends { readonly q?: string }, Name extends string>(
  read: (params: URLSearchParams) => State,
  narrowing: readonly Name[],
) {
  const { state, set, params } = useSearchState<State, Name | 'q'>(read);
  const assign = set as (values: Readonly<Record<string, string>>) => void;
  const [search, setSearch] = useTypedParam(state.q ?? '', (q) => assign({ q }));
  const clear = (): void => {
    setSearch('');
    assign(noneOf(narrowing));
  };
  return { state, params, set, search, setSearch, clear };
}

const PAUSE_MS = 300;

/** The text of a search box, saved after a pause. It follows `saved` when Back or a saved filter changes it. */
export function useTypedParam(saved: string, save: (value: string) => unknown): [string, (value: string) => void] {
  const [typed, setTyped] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [sent, setSent] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (saved !== sent) {
      setTyped(saved);
      setSent(saved);
    }
  }
  const trimmed = typed.trim();
  const send = useEffectEvent(() => {
    setSent(trimmed);
    save(trimmed);
  });
  useEffect(() => {
    if (trimmed === sent) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, sent]);
  return [typed, setTyped];
}

interface OpenAndClose<Key> {
  readonly open: (key: Key) => void;
  readonly close: () => void;
}

export interface AddressedPanel extends OpenAndClose<number> {
  readonly id: number | null;
}

/** Keeps the open panel's id in the URL, so that Back closes the panel and a link opens it. */
export function usePanelParam(name: string): AddressedPanel {
  const { key, ...actions } = usePanelKey(name, (text) => Number(idOf(text)) || null);
  return { id: key, ...actions };
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
