import { DEFAULT_CONTACT_EMAIL } from '@hourtrail/contracts';
import { useHydrated } from './hydrated.js';

/** What this server was told to lead to; nothing is embedded and nowhere led where it was not. */
export interface SiteSettings {
  readonly bookingUrl?: string;
  readonly videoUrl?: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  /** The provider's own pages elsewhere. */
  readonly socialUrls?: readonly string[];
}

export const SETTINGS_ID = 'settings';
const NONE: SiteSettings = {};
let read: SiteSettings | undefined;

const readSettings = (): SiteSettings =>
  (read ??= JSON.parse(document.getElementById(SETTINGS_ID)?.textContent || '{}') as SiteSettings);

/** None yet while the page is as it was prerendered: the plain link stands there. */
export const useSettings = (): SiteSettings => (useHydrated() ? readSettings() : NONE);

/** Known while hydrating too: prerendered pages already hold it. */
export const useContactEmail = (): string =>
  (typeof document === 'undefined' ? undefined : readSettings().contactEmail) ?? DEFAULT_CONTACT_EMAIL;
