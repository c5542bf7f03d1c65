import styled from '@emotion/styled';
import './theme/siteTheme.js';

/** Styles a component by the theme that the application and the public site share; weighs a third of MUI's own. */
export { styled };

/** Takes something off the screen and leaves it to be read aloud. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
