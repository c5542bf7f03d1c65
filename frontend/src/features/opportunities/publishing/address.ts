/** What in the address opens the form, with `new` or the number of an opportunity, and which one a new one repeats. */
export const FORM_PARAM = 'publish';
export const LIKE_PARAM = 'like';

/** The address, after the question mark, that opens the form for a new opportunity. */
export const PUBLISH_NEW = `${FORM_PARAM}=new`;
