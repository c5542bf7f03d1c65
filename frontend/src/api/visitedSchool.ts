import { atSessionEnd } from '../lib/appStore.js';

const KEY = 'hourtrail-visited-school';

/**
 * Of this tab: the school of their district in which its staff work. Undefined for everyone else. A new tab is in the
 * school that was opened last in any tab, so that a link opened in it leads where it says.
 */
export function visitedSchool(): number | undefined {
  try {
    const school = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    if (school !== null) sessionStorage.setItem(KEY, school);
    return Number(school) || undefined;
  } catch {
    return undefined;
  }
}

function remember(school: number): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, String(school));
  } catch {
    // Storage is off: they stay in their district.
  }
}

export function forgetVisitedSchool(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
  } catch {
    // Storage is off.
  }
}
atSessionEnd(forgetVisitedSchool);

const THE_DISTRICT = 0;

/** Loads the page anew, so that nothing of another school stays in memory. Undefined leads back to the district. */
export function visitSchool(school: number | undefined, to: string): void {
  remember(school ?? THE_DISTRICT);
  window.location.assign(to);
}

/** Names the visited school in an address of the API that names none. */
export function withSchool(url: string, named = false): string {
  const school = visitedSchool();
  if (school === undefined || named || /[?&]organizationId=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}organizationId=${school}`;
}
