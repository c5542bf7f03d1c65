import createCache, { type EmotionCache } from '@emotion/cache';

/** The first part of each class name that is made, at build time and in the browser alike. */
export const STYLE_KEY = 'ht';

/** No rule is repeated for browsers of ten years ago: that would be a third of the page. */
export const createStyles = (nonce?: string): EmotionCache =>
  createCache({ key: STYLE_KEY, stylisPlugins: [], ...(nonce && { nonce }) });
