/** In the place of an event that was sealed and is not there any more: nobody knows who did it, or when. */
export const isMissing = (type: string): boolean => type === 'missing';
