/** The signed content: the size of the chain at one moment, and the one hash over all of it. */
export type Head = Readonly<{
  /** The id of the log's first event. */
  log: string;
  /** The number of entries. */
  size: number;
  /** Root of the tree over them (RFC 6962), in hex. */
  root: string;
  /** Position of the last of them in the log, in the store's own counting. */
  position: string;
  /** The number of new entries since the previous head; 0 means that nothing happened. */
  added: number;
  /** ISO 8601, UTC. */
  time: string;
}>;

export type SignedHead = Head &
  Readonly<{
    /** Names the public key: the first 16 hex digits of its SHA-256. */
    key: string;
    /** Ed25519 (RFC 8032) over `headText`, in hex. */
    signature: string;
  }>;

/** Form of a head outside of the database: a line of JSON. Older lines lack the public key that `key` names. */
export type KeptHead = SignedHead & Readonly<{ publicKey?: string }>;

/** 32 bytes in hex. */
export type PublicKey = Readonly<{ id: string; publicKey: string }>;

/** Exactly what is signed, in UTF-8. */
export const headText = ({ log, size, root, position, added, time }: Head): string =>
  `rostra-head-v1\nlog ${log}\nsize ${size}\nroot ${root}\nposition ${position}\nadded ${added}\ntime ${time}\n`;

/** Undefined if this program cannot check such signatures. */
export type VerifySignature = (
  signed: Readonly<{ publicKey: Uint8Array; text: Uint8Array; signature: Uint8Array }>,
) => Promise<boolean | undefined>;
