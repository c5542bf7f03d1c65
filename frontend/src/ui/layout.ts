/** Heights in pixels of what stays in place while a page scrolls. */
export const HEADER_HEIGHT = 57;
export const MOBILE_BAR_HEIGHT = 60;
export const TABLE_HEAD_HEIGHT = 40;
