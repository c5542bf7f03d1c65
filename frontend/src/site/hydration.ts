import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DEFAULT_CONTACT_EMAIL } from '@hourtrail/contracts';
import { useLocation } from 'react-router-dom';
import { requestJson } from '../api/request.js';

const never = () => () => {};

/** False while a page is drawn as it was prerendered, true right after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The search parameters; empty until the page is hydrated. */
export function useHydratedSearchParams(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}

/** Data a page can do without: undefined until the server sends it, and where the request fails. */
export function useServerData<T>(path: string): T | undefined {
  const [data, setData] = useState<T>();
  useEffect(() => {
    const leaving = new AbortController();
    requestJson<T>(path, { signal: leaving.signal }).then(setData, () => undefined);
    return () => leaving.abort();
  }, [path]);
  return data;
}

/** What the operator configured for this site. */
export interface SiteSettings {
  readonly bookingUrl?: string;
  readonly videoUrl?: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  /** The provider's social media. */
  readonly socialUrls?: readonly string[];
}

export const SETTINGS_ID = 'settings';
const NONE: SiteSettings = {};
let read: SiteSettings | undefined;

const readSettings = (): SiteSettings =>
  (read ??= JSON.parse(document.getElementById(SETTINGS_ID)?.textContent || '{}') as SiteSettings);

/** Empty until the page is hydrated. */
export const useSettings = (): SiteSettings => (useHydrated() ? readSettings() : NONE);

/** Known from the start: the server puts the configured address into the prerendered pages. */
export const useContactEmail = (): string =>
  (typeof document === 'undefined' ? undefined : readSettings().contactEmail) ?? DEFAULT_CONTACT_EMAIL;

/** Where a call is booked: the operator's calendar, else the contact page. */
export const useScheduleUrl = (): string => useSettings().bookingUrl ?? '/contact';

/** Where the video is: at its own URL, else what the home page offers in its place. */
export const useVideoUrl = (): string => useSettings().videoUrl ?? '/#demo';
