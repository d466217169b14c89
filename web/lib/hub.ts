import { closeCodes, type Push } from '#domain/kernel/contract.ts';

type Hub = Readonly<{
  /** `/session-hub` */
  path: string;
  token: () => string | undefined;
  /** The hub wants another token. Answers undefined where there is none to be had. */
  renew: () => Promise<string | undefined>;
  onPush: (push: Push) => void;
  onConnected: (connected: boolean) => void;
  retryMs: number;
}>;

type Conversation<Told> = Readonly<{
  path: string;
  token: string | undefined;
  /** Signed in: more may be said. */
  onOpen: (socket: WebSocket) => void;
  onTold: (told: Told) => void;
  onClose: (code: number) => void;
}>;

/** A socket whose first message signs in, as every hub expects it. */
export function openSocket<Told>({ path, token, onOpen, onTold, onClose }: Conversation<Told>): WebSocket {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'auth', token }));
    onOpen(socket);
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => onTold(JSON.parse(data) as Told);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}

/** Keeps one socket to a hub for as long as there is a token. Answers how to end it. */
export function connectHub(hub: Hub): () => void {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();

  function connect() {
    const token = hub.token();
    if (ending.signal.aborted || token === undefined) return;
    const startedAt = Date.now();
    const onClose = (code: number) => {
      hub.onConnected(false);
      // A token that ended in use is replaced at once; one that is refused at the door is not hammered with.
      const lived = Date.now() - startedAt >= hub.retryMs;
      if (code === closeCodes.signInAgain) whenSeen(() => void renewThen(lived ? connect : later));
      else if (code === closeCodes.tooMany) whenLookedAt();
      else later();
    };
    socket = openSocket<Push>({
      ...{ path: hub.path, token, onClose },
      onOpen: () => hub.onConnected(true),
      onTold: hub.onPush,
    });
  }

  /** A hidden page asks for no new tokens: an open tab would need one each time its access token ends. */
  function whenSeen(go: () => void) {
    if (document.visibilityState === 'visible') return go();
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      go();
    };
    document.addEventListener('visibilitychange', onChange, { signal: ending.signal });
  }

  async function renewThen(go: () => void) {
    // A server that cannot be asked is no reason to give up: the next try asks again.
    const renewed = await hub.renew().catch(() => 'unknown');
    if (renewed !== undefined) go();
  }

  function later() {
    if (!ending.signal.aborted) retry = setTimeout(connect, hub.retryMs);
  }

  /** Only visible windows do the work: they would take the place from each other otherwise. */
  function whenLookedAt() {
    window.addEventListener('focus', connect, { once: true, signal: ending.signal });
  }

  connect();
  return () => {
    ending.abort();
    clearTimeout(retry);
    if (socket) socket.onclose = null;
    socket?.close();
    hub.onConnected(false);
  };
}
