/** Who acts. The event log keeps `id` and `role` with every event. */
export interface Actor {
  /** Null while somebody signs up: nobody is acting yet. */
  readonly id: number | null;
  readonly role: string;
  readonly organizationId: number;
  /** SHA-256 of the session's token; a write made through a session succeeds only while that session lives. */
  readonly sessionHash?: Buffer;
  readonly requestId?: string;
  /** They came in by a one-time password and may do nothing before they have replaced it. */
  readonly mustChangePassword?: boolean;
  /** Schools the person was at before, whose decided entries of their own they still see. */
  readonly earlierSchools?: readonly number[];
  /** Who else it could be: whoever made the password or the link that let somebody in as them. */
  readonly couldBe?: readonly number[];
}
