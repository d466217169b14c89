import { closeCodes, type Push } from '#domain/kernel/contract.ts';

type Hub = Readonly<{
  /** `/session-hub` */
  path: string;
  token: () => string | undefined;
  /** Renews the token. Undefined if there is none. */
  renew: () => Promise<string | undefined>;
  onPush: (push: Push) => void;
  onConnected: (connected: boolean) => void;
  retryMs: number;
}>;

type Conversation<Told> = Readonly<{
  path: string;
  token: string | undefined;
  /** The token was sent; other messages may follow. */
  onOpen: (socket: WebSocket) => void;
  onTold: (told: Told) => void;
  onClose: (code: number) => void;
}>;

/** Opens a socket whose first message signs in, as every hub requires. */
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

/** Keeps one socket to a hub for as long as there is a token. Returns how to end it. */
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
      // Renews a token that expired in use at once. After a refusal on connecting, waits first.
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

  /** Waits until the page is visible: a hidden tab would otherwise renew its token for ever. */
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
    // If the server is out of reach, the next try renews again.
    const renewed = await hub.renew().catch(() => 'unknown');
    if (renewed !== undefined) go();
  }

  function later() {
    if (!ending.signal.aborted) retry = setTimeout(connect, hub.retryMs);
  }

  /** Reconnects when the window gets the focus. Otherwise windows beyond the limit would push each other out. */
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
