import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** A cookie that no script reads and no page of others sends; behind https it is bound to the host. */
export function ownCookie({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, plainName: string) {
  const isSecure = PUBLIC_URL?.startsWith('https:') ?? false;
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ headers }: FastifyRequest): string | undefined =>
      (headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    set: (reply: FastifyReply, value: string, seconds: number) =>
      void reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; ${attributes}`),
    clear: (reply: FastifyReply) => void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
  };
}
