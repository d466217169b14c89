import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

type CookieOptions = Readonly<{
  /** Scripts of our pages read it. It then says nothing secret. */
  isReadable?: boolean;
  /**
   * Pages of others send it too, when they lead to us: for what a person brings along from there. Each site that shows us in a
   * frame has one of its own.
   */
  crossesSites?: boolean;
}>;

/** A cookie that no script reads by default, and no other site's page sends; behind https it is bound to the host. */
export function ownCookie(
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  plainName: string,
  { isReadable = false, crossesSites = false }: CookieOptions = {},
) {
  const secure = PUBLIC_URL?.startsWith('https:') ?? false;
  const name = secure ? `__Host-${plainName}` : plainName;
  const set = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.setCookie(name, value, {
      ...{ maxAge, path: '/', httpOnly: !isReadable },
      // Browsers take no such cookie without `Secure`, and trust their own machine without TLS.
      ...(crossesSites ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'strict', secure }),
    });
  return {
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    set,
    clear: (reply: FastifyReply) => set(reply, '', 0),
  };
}
