import { connect } from 'node:net';

const usualPort = 2113;
const patienceMs = 3_000;

/** Undefined if a server listens at one of the address's hosts; else the error of each host. */
export async function nobodyListens(address: string): Promise<string | undefined> {
  const [, hosts = ''] = /^esdb(?:\+discover)?:\/\/(?:[^@/]+@)?([^?/]+)/.exec(address) ?? [];
  const tried = await Promise.all(hosts.split(',').map(tryOne));
  return tried.includes(undefined) ? undefined : tried.join(', ');
}

/** The connection's error; undefined if a server listens. */
function tryOne(host: string): Promise<string | undefined> {
  const { hostname, port } = new URL(`tcp://${host}`);
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) };
  return new Promise((resolve) => {
    const socket = connect(at);
    const end = (fault: string | undefined) => {
      socket.destroy();
      resolve(fault && `${at.host}:${at.port} (${fault})`);
    };
    socket.setTimeout(patienceMs, () => end('no answer'));
    socket.once('connect', () => end(undefined));
    socket.once('error', ({ code, name }: NodeJS.ErrnoException) => end(code ?? name));
  });
}
