/** The kind of mail that this module leaves in the outbox. */
export const CHECKPOINT_MAIL = 'checkpoint';
