import type { PaletteOptions } from '@mui/material/styles';
import type {} from './augmentation.js';
import type { Tokens } from './tokens.js';

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
