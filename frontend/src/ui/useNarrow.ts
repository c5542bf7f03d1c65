import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is too narrow for a table. */
export const useNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
