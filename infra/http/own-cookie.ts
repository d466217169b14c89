import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

type CookieOptions = Readonly<{
  /** Scripts of our pages can read it, so it holds nothing secret. */
  isReadable?: boolean;
  /**
   * The browser also sends it when another site links to us or frames us. For data that a person brings from another site. Each site that
   * frames us has its own copy.
   */
  crossesSites?: boolean;
}>;

/** By default no script can read the cookie, and no other site's page sends it; behind https it is bound to the host. */
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
      // Browsers reject such a cookie without `Secure`, and accept `Secure` on localhost without TLS.
      ...(crossesSites ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'strict', secure }),
    });
  return {
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    set,
    clear: (reply: FastifyReply) => set(reply, '', 0),
  };
}
