import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Heights of fixed elements, in pixels. */
export const HEADER_HEIGHT = 57;
/** The CSS variable for the height of the bar below the header, while one is shown. */
export const SCHOOL_BAR_HEIGHT = '--school-bar-height';
export const BELOW_TOP_BARS = `${HEADER_HEIGHT}px + var(${SCHOOL_BAR_HEIGHT}, 0px)`;
export const MOBILE_BAR_HEIGHT = 60;
export const TABLE_HEAD_HEIGHT = 40;

/** The CSS variable for the height of the bulk action bar, while it is shown. */
export const BULK_BAR_HEIGHT = '--bulk-bar-height';

/** What follows an element of this class stays hidden until the form has loaded. */
export const FORM_LOADING = 'form-loading';

/** Toasts appear above elements of this class. */
export const PANEL_FOOT = 'panel-foot';
export const PANEL_FOOT_HEIGHT = 69;

export const useNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
