import { paletteOf } from './palette.js';
import { light, type Tokens } from './tokens.js';

type Named<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Named<T[Key]> };
type Branch = { readonly [key: string]: string | Branch };

const PREFIX = '--mui-palette';
const WIDTHS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
type Width = keyof typeof WIDTHS;

/** Replaces each value with its CSS variable. */
const named = <T extends object>(values: T, name = PREFIX): Named<T> =>
  Object.fromEntries(
    Object.entries(values as Branch).map(([key, value]) => {
      const inner = `${name}-${key}`;
      return [key, typeof value === 'string' ? `var(${inner})` : named(value, inner)];
    }),
  ) as Named<T>;

/** CSS variables under the names that MUI's theme generates too. */
export const variablesOf = (tokens: Tokens): string => declarations(paletteOf(tokens), PREFIX);

const declarations = (values: Branch, name: string): string =>
  Object.entries(values)
    .map(([key, value]) =>
      typeof value === 'string' ? `${name}-${key}:${value};` : declarations(value, `${name}-${key}`),
    )
    .join('');

/** Has the same names as MUI's theme at a fiftieth of the size. */
export const siteTheme = {
  vars: { palette: named(paletteOf(light)) },
  breakpoints: {
    up: (width: Width) => `@media (min-width:${WIDTHS[width]}px)`,
    down: (width: Width) => `@media (max-width:${WIDTHS[width] - 0.05}px)`,
  },
  zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
} as const;

export type SiteTheme = typeof siteTheme;

declare module '@emotion/react' {
  export interface Theme extends SiteTheme {}
}
