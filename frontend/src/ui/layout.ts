import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Heights in pixels of what stays in place while a page scrolls. */
export const HEADER_HEIGHT = 57;
export const MOBILE_BAR_HEIGHT = 60;
export const TABLE_HEAD_HEIGHT = 40;

/** The variable of the page that holds the height of a bar which stands at the bottom for a while. */
export const BULK_BAR_HEIGHT = '--bulk-bar-height';

/** The class of what holds the place of a form on a page: what stands below it is shown once the form is there. */
export const FORM_LOADING = 'form-loading';

/** The class of the buttons at the foot of a panel: messages stand above them. */
export const PANEL_FOOT = 'panel-foot';
export const PANEL_FOOT_HEIGHT = 69;

/** Whether the screen is too narrow for a table. */
export const useNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
