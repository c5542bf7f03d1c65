import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type ChangeAddress = (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** What the address asks for, and how it is changed: by several at a time too, none of which undoes another. */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  const set = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = params;
    set.current = setParams;
  }, [params, setParams]);
  const change = useCallback<ChangeAddress>((next, options) => {
    latest.current = next(latest.current);
    set.current(latest.current, options);
  }, []);
  return [params, change];
}
