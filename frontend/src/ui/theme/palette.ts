import type { PaletteOptions } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import type { Tokens, RoleTokens, StatusTokens } from './tokens.js';

export const paletteOf = (tokens: Tokens) =>
  ({
    background: { default: tokens.background, paper: tokens.paper },
    text: tokens.text,
    primary: { main: tokens.primary.main, dark: tokens.primary.hover, contrastText: tokens.primary.contrast },
    error: { main: tokens.status.rejected.ink, dark: tokens.status.rejected.ink, contrastText: tokens.paper },
    success: { main: tokens.status.approved.ink, contrastText: tokens.paper },
    warning: { main: tokens.status.pending.ink, contrastText: tokens.paper },
    divider: tokens.hairline,
    accent: tokens.accent,
    control: tokens.control,
    hairline: tokens.hairline,
    sunken: tokens.sunken,
    focus: tokens.focus,
    floating: tokens.shadow,
    status: tokens.status,
    role: tokens.role,
  }) satisfies PaletteOptions;

interface OwnPalette {
  readonly accent: string;
  readonly control: string;
  readonly hairline: string;
  readonly sunken: string;
  readonly focus: string;
  readonly floating: string;
  readonly status: StatusTokens;
  readonly role: RoleTokens;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface TypeText {
    caption: string;
  }
  interface TypographyVariants {
    stat: React.CSSProperties;
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    stat?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    stat: true;
    lead: true;
  }
}
