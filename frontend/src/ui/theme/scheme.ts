export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** The key under which the pages' first script, too, finds the person's choice before the first paint. */
export const THEME_STORAGE_KEY = 'hourtrail-theme';
