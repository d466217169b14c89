/** Switches that a test may change while the server runs. */
export type Switches = {
  /** Events that a live subscription may leave waiting before it is dropped. */
  liveBuffer: number;
  /** A server that starts refuses everything. */
  ready: boolean;
  /**
   * `lost`: written, but nobody is told. `never`: taken, and neither written nor answered. `timed out`: written, and 2 s
   * later told to have timed out, as where the nodes of a cluster do not confirm in time.
   */
  appends: 'answered' | 'lost' | 'never' | 'timed out';
  /** Address of the leader if it is another server: what needs it is sent there. */
  leader: Readonly<{ host: string; port: number }> | undefined;
  /** `silent`: confirmed, and then nothing comes. */
  subscriptions: 'live' | 'silent';
  /** Called after each read of all: somebody else writes while one reads. */
  afterReadOfAll: () => void;
  /** Needed with every call on the log where it is set. */
  credentials: Readonly<{ username: string; password: string }> | undefined;
};

export const usualSwitches = (): Switches => ({
  liveBuffer: 32,
  ready: true,
  appends: 'answered',
  leader: undefined,
  subscriptions: 'live',
  afterReadOfAll: () => {},
  credentials: undefined,
});

/** Requests received, for a test to inspect. */
export type Seen = { appends: number; subscriptions: number; readonly open: Set<Readonly<{ end: () => unknown }>> };
