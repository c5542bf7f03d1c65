/** First numbers of PostgreSQL's advisory locks, so that no two uses meet. The second number says whose turn it is. */
export const LOCKS = {
  /** One server at a time makes roles and tables. */
  provisioning: 7000,
  /** A person's sessions: shared by their writes, alone for their end. Migration 0002 takes it too. */
  sessions: 7001,
  rebuild: 7002,
  /** By the hash of a reaction's name. */
  reaction: 7003,
  /** Whether a school is open: shared by sign-ins, alone for closing. Migration 0016 takes it too. */
  openSchool: 7004,
  /** By the person who nominates. */
  nominations: 7005,
  /** Who is in charge of a school, or with 0 of the whole system. */
  inCharge: 7006,
  /** By the person whose searches they are. */
  savedFilters: 7007,
  /** By the school that imports: held by the process that does, whatever ends it. Sweeps know by it who is alive. */
  imports: 7008,
  /** One process at a time seals the log. */
  sealing: 7009,
  /** By the school whose every event is read again. */
  checkup: 7010,
  /** By the school that keeps answers for repetitions: shared by calls that will, alone for forgetting them. */
  storedResponses: 7011,
  /** By the name of a worker: shared by its connection, alone for freeing its jobs. */
  jobs: 7012,
} as const;
