import rtl from '@mui/stylis-plugin-rtl';

/** Set by the build of each language. */
declare const __RIGHT_TO_LEFT__: boolean;

const rightToLeft = typeof __RIGHT_TO_LEFT__ !== 'undefined' && __RIGHT_TO_LEFT__;

export const direction = rightToLeft ? 'rtl' : 'ltr';

/** Mirrors the styles of a language that reads from right to left; undefined for others. */
export const mirroring = rightToLeft ? [rtl] : undefined;
