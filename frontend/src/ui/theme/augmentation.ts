import type {} from '@mui/material/themeCssVarsAugmentation';
import type { RoleTokens, StatusTokens } from './tokens.js';

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
