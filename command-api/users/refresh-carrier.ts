import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Issued } from './refresh-families.ts';

/**
 * How a refresh token travels: in a cookie that no script can read where the request says `X-Client: web`, else in the
 * body. A page of somebody else can neither send that header nor hide its Origin.
 */
export type RefreshCarrier = Readonly<{
  isCookie: (request: FastifyRequest) => boolean;
  /** The token that came along. @throws unauthorized where a page that is not ours asks for the cookie to be read */
  read: (request: FastifyRequest, inBody: string | null | undefined) => string | undefined;
  /** Sends it; what belongs into the body's field. @throws unauthorized as above */
  send: (request: FastifyRequest, reply: FastifyReply, issued: Issued) => string | null;
  clear: (request: FastifyRequest, reply: FastifyReply) => void;
}>;

export function refreshCarrier({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): RefreshCarrier {
  const isSecure = PUBLIC_URL?.startsWith('https:') ?? false;
  const name = isSecure ? '__Host-refresh' : 'refresh';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const isCookie = ({ headers }: FastifyRequest) => headers['x-client'] === 'web';

  function demandOurPage(request: FastifyRequest) {
    const { origin } = request.headers;
    if (origin !== undefined && !isOurs(origin, request.host, PUBLIC_URL)) refuse('unauthorized');
  }

  return {
    isCookie,
    read(request, inBody) {
      if (!isCookie(request)) return inBody ?? undefined;
      demandOurPage(request);
      return cookieIn(request.headers.cookie ?? '', name);
    },
    send(request, reply, { token, seconds }) {
      if (!isCookie(request)) return token;
      demandOurPage(request);
      reply.header('set-cookie', `${name}=${token}; Max-Age=${seconds}; ${attributes}`);
      return null;
    },
    clear(request, reply) {
      if (isCookie(request)) reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

/** Without a setting people reach a local start under several names: the one that they used. */
function isOurs(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: page } = new URL(origin);
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  // Read alike, so that a port which the scheme implies does not tell them apart.
  const ours = `${protocol}//${host}`;
  return URL.canParse(ours) && new URL(ours).host === page;
}

const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
