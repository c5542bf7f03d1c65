/** First numbers of PostgreSQL's advisory locks. The comments say what the second number is. */
export const LOCKS = {
  provisioning: 7000,
  /** A person; shared for their writes, exclusive for ending their sessions. The migration 0002-web uses the number too. */
  sessions: 7001,
  rebuild: 7002,
  reactions: 7003,
  /**
   * A school; shared for sign-ins and for writes of its district's staff, exclusive for closing it and for changing its
   * district. The migrations 0002-web and 0041-districts use the number too.
   */
  openSchool: 7004,
  /** The person who nominates. */
  nominations: 7005,
  /** A school whose accounts change, or 0 for accounts of super-admins. */
  inCharge: 7006,
  /** The person who owns the filters. */
  savedFilters: 7007,
  /** The importing school. The process holds it while it imports, so that cleanup jobs see whether it is alive. */
  imports: 7008,
  sealing: 7009,
  /** The school whose whole log is checked. */
  checkup: 7010,
  /** A school; shared for requests with an idempotency key, exclusive for deleting stored responses. */
  storedResponses: 7011,
  /** The name of a worker; shared while it is connected, exclusive for releasing its jobs. */
  jobs: 7012,
  /** Held while a backup is written. */
  backup: 7013,
} as const;
