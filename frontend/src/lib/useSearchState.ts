import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isCalendarDate, LIMITS } from '@hourtrail/contracts';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { formatDate } from './dates.js';

/** A year is typed digit by digit: nothing before this is meant. */
export const FIRST_DAY = '1900-01-01';

export const textIn = (params: URLSearchParams, name: string, most: number = LIMITS.nameMax): string =>
  (params.get(name) ?? '').trim().slice(0, most);

/** A day as `YYYY-MM-DD`; empty where the URL names none. */
export function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isCalendarDate(day) && day >= FIRST_DAY ? day : '';
}

/** The id that a text is, as text; empty where it is none. */
export const idOf = (text: string | null): string => (text && /^[1-9]\d{0,9}$/.test(text) ? text : '');

export const idIn = (params: URLSearchParams, name: string): number | null => Number(idOf(params.get(name))) || null;

export const oneIn = <Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === params.get(name));

/** Choices with commas between them. */
export function severalIn<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const named = params.get(name)?.split(',') ?? [];
  return choices.filter((choice) => named.includes(choice));
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with the days; the list then goes by From alone. */
export const problemOfDays = ({ from, to }: Days): string | undefined =>
  from && to && to < from ? 'To is before From, so it is left out.' : undefined;

/** The days as the server takes them. */
export const daysOf = ({ from, to }: Days): { readonly from?: string; readonly to?: string } => ({
  ...(from && { from }),
  ...(to && !problemOfDays({ from, to }) && { to }),
});

/** "from September 1, 2026, to May 31, 2027"; empty where every day is meant. */
export const daysInWords = (days: Days): string => {
  const { from, to } = daysOf(days);
  return [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`].filter(Boolean).join(', ');
};

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The search params with these values; an empty one removes its name. */
export function withParams<Name extends string>(params: URLSearchParams, values: Values<Name>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The values that remove these names. */
export const noneOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, '']));

export const withoutParams = (params: URLSearchParams, names: readonly string[]): URLSearchParams =>
  withParams(params, noneOf(names));

/**
 * The search params of the URL, so that Back and a link lead to what a page shows. `set` replaces the present entry of
 * the history unless its options say otherwise; several changes at a time all hold.
 */
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

/** What `read` makes of the URL, and how to change it. */
export function useSearchState<State, Name extends string>(read: (params: URLSearchParams) => State) {
  const { params, set } = useUrlParams<Name>();
  return { state: read(params), params, set };
}

/** The filters of a list that has a search box, in the URL; `clear` removes those that narrow the list. */
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

/**
 * What somebody types, and `save` takes over once they pause. Where `saved` changes by itself, by Back or a saved
 * filter, the box follows.
 */
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
