import { ForwardOnly } from './forward-only.js';

/** The language a person chose; null while their browser decides. */
export class Languages1764000000013 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE identity.users ADD COLUMN language text;
      -- a copy, which a change of the choice updates
      ALTER TABLE web.sessions ADD COLUMN language text;
      -- of the page where the newsletter was asked for
      ALTER TABLE messaging.subscriptions ADD COLUMN language text;
  `;
}
