/** Keys of `pg_advisory_lock` on one database. Every key that is not the hash of a name is listed here, so that no two are the same. */
export const advisoryLocks = {
  /** Making the tables of the log. */
  logSchema: 7_240_000,
  /** Appending to the log. */
  logWriter: 7_240_001,
  migrations: 7_240_002,
  /** Held for as long as a process owns the embedded server. */
  serverOwner: 7_240_003,
  firstAdmin: 7_240_004,
  /** Deciding whether work on a read model is already in progress. */
  projectionJobs: 7_240_005,
  /** Making the tables of the persons' keys, and the first master key. */
  personKeys: 7_240_006,
  /** Sealing events that were written before sealing existed. */
  sealEarlier: 7_240_007,
  /** The choice of the master key that wraps new keys. */
  masterInUse: 7_240_009,
  /** Carrying out erasures that a restored backup does not contain. */
  erasures: 7_240_008,
  /** Adding to the heads that are kept in the data folder. */
  keptHeads: 7_240_010,
  /** Deciding whether work on the speech model is already in progress. */
  speechModelJobs: 7_240_011,
  /** Making the tables of snapshots. */
  snapshots: 7_240_012,
  /** Making a key that signs for learning platforms. */
  toolKeys: 7_240_013,
  /** Sweeping references and blobs. */
  sweepBlobs: 7_240_014,
  /** Held for as long as a process has a role on an embedded server; the role is the second part of the key. */
  roles: 7_240_015,
  /** Dropping old schemas of read models whose time is over. */
  oldReadModels: 7_240_016,
} as const;
