/** Switches that a test may change while the server runs. */
export type Switches = {
  /** The number of waiting events after which a live subscription is dropped. */
  liveBuffer: number;
  /** False: the server is starting and refuses everything. */
  ready: boolean;
  /**
   * `lost`: written, but not answered. `never`: accepted, but neither written nor answered. `timed out`: written, and
   * answered 2 s later with a timeout, as if the nodes of a cluster did not confirm in time.
   */
  appends: 'answered' | 'lost' | 'never' | 'timed out';
  /** Address of the leader, if another server leads: calls that require it are refused with this address. */
  leader: Readonly<{ host: string; port: number }> | undefined;
  /** `silent`: confirmed, but no event follows. */
  subscriptions: 'live' | 'silent';
  /** Called after each read of all, so that a test can write meanwhile. */
  afterReadOfAll: () => void;
  /** If set, every call on the log needs these credentials. */
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
