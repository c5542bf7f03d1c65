import { atSessionEnd } from '../lib/appStore.js';

const KEY = 'hourtrail-visited-school';
const THE_DISTRICT = 0;

/** What this page shows while its tab is on the way to another school, or back in the browser's history. */
let shown: number | undefined;

/**
 * Of this tab: the school of their district in which its staff work. Undefined for everyone else. A new tab is in the
 * school of the tab that was used last, so that a link opened in it leads where it says; no other tab changes it later.
 */
export function visitedSchool(): number | undefined {
  try {
    if (sessionStorage.getItem(KEY) === null)
      sessionStorage.setItem(KEY, localStorage.getItem(KEY) ?? String(THE_DISTRICT));
    return (shown ?? Number(sessionStorage.getItem(KEY))) || undefined;
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

function hasNewTabASchool(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetVisitedSchool(): void {
  shown = undefined;
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
  } catch {
    // Storage is off.
  }
}
atSessionEnd(forgetVisitedSchool);

if (typeof document !== 'undefined') {
  window.addEventListener('focus', () => {
    const isOfDistrict = visitedSchool() !== undefined || hasNewTabASchool();
    if (shown === undefined && isOfDistrict) remember(visitedSchool() ?? THE_DISTRICT);
  });
  // the browser shows a page again that it kept whole
  window.addEventListener('pageshow', () => {
    if (shown !== undefined) remember(shown);
    shown = undefined;
  });
}

/** Loads the page anew, so that nothing of another school stays in memory. Undefined leads back to the district. */
export function visitSchool(school: number | undefined, to: string): void {
  shown = visitedSchool() ?? THE_DISTRICT;
  remember(school ?? THE_DISTRICT);
  window.location.assign(to);
}

/** Names the visited school in an address of the API that names none. */
export function withSchool(url: string, named = false): string {
  const school = visitedSchool();
  if (school === undefined || named || /[?&]organizationId=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}organizationId=${school}`;
}
