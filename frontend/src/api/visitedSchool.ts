import { atSessionEnd } from '../lib/appStore.js';

const KEY = 'hourtrail-visited-school';

/** Of this tab: the school of their district in which its staff work. Undefined for everyone else. */
export function visitedSchool(): number | undefined {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
}

function remember(school: number | undefined): void {
  try {
    if (school === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(school));
  } catch {
    // Storage is off: they stay in their district.
  }
}

export const forgetVisitedSchool = (): void => remember(undefined);
atSessionEnd(forgetVisitedSchool);

/** Loads the page anew, so that nothing of another school stays in memory. Undefined leads back to the district. */
export function visitSchool(school: number | undefined, to: string): void {
  remember(school);
  window.location.assign(to);
}

/** Names the visited school in an address of the API that names none. */
export function withSchool(url: string, named = false): string {
  const school = visitedSchool();
  if (school === undefined || named || /[?&]organizationId=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}organizationId=${school}`;
}
