import styled from '@emotion/styled';
import type {} from './theme/siteTheme.js';

/** Styles a component by the theme that the application and the public site share; weighs a third of MUI's own. */
export { styled };
