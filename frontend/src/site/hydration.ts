import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DEFAULT_CONTACT_EMAIL } from '@hourtrail/contracts';
import { useLocation } from 'react-router-dom';
import { requestJson } from '../api/request.js';
import { browserStorage, SIGNED_IN } from '../lib/browserStorage.js';

const never = () => () => {};

/** False during hydration, so that the first render matches the prerendered page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** False until the page is hydrated. */
export const useSignedIn = (): boolean => useHydrated() && browserStorage.read(SIGNED_IN) !== null;

/** Empty until the page is hydrated. */
export function useHydratedSearchParams(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}

/** For optional data: undefined until it has loaded, or if the request fails. */
export function useServerData<T>(path: string): T | undefined {
  const [data, setData] = useState<T>();
  useEffect(() => {
    const leaving = new AbortController();
    requestJson<T>(path, { signal: leaving.signal }).then(setData, () => undefined);
    return () => leaving.abort();
  }, [path]);
  return data;
}

/** Set by the operator. */
export interface SiteSettings {
  readonly bookingUrl?: string;
  readonly videoUrl?: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  readonly socialUrls?: readonly string[];
}

export const SETTINGS_ID = 'settings';
const NONE: SiteSettings = {};
let read: SiteSettings | undefined;

const readSettings = (): SiteSettings =>
  (read ??= JSON.parse(document.getElementById(SETTINGS_ID)?.textContent || '{}') as SiteSettings);

/** Empty until the page is hydrated. */
export const useSettings = (): SiteSettings => (useHydrated() ? readSettings() : NONE);

/** Known before hydration, because the server writes the address into prerendered pages. */
export const useContactEmail = (): string =>
  (typeof document === 'undefined' ? undefined : readSettings().contactEmail) ?? DEFAULT_CONTACT_EMAIL;

/** The operator's calendar, or else the contact page. */
export const useScheduleUrl = (): string => useSettings().bookingUrl ?? '/contact';

/** The video's own URL, or else the demo section of the home page. */
export const useVideoUrl = (): string => useSettings().videoUrl ?? '/#demo';
