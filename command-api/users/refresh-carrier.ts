import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import type { Settings } from '#infra/config/settings.ts';
import { isOwnOrigin } from '#infra/http/own-origin.ts';
import { sessionCookies } from '#infra/http/session-cookies.ts';
import type { Issued } from './refresh-families.ts';

/**
 * Carries the refresh token: in an HttpOnly cookie if the request sends `X-Client: web`, else in the body. A page of another
 * site can neither send that header nor hide its Origin.
 */
export type RefreshCarrier = Readonly<{
  isCookie: (request: FastifyRequest) => boolean;
  /** The token of the request. @throws unauthorized if a page of another origin uses the cookie */
  read: (request: FastifyRequest, inBody: string | null | undefined) => string | undefined;
  /** Sets the cookie and returns null, or returns the token for the body's field. @throws unauthorized like `read` */
  send: (request: FastifyRequest, reply: FastifyReply, issued: Issued) => string | null;
  /** Always sets the cookie: for browsers that another page led here. */
  give: (reply: FastifyReply, issued: Issued) => void;
  clear: (request: FastifyRequest, reply: FastifyReply) => void;
}>;

export function refreshCarrier({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): RefreshCarrier {
  const { refresh: cookie, hint } = sessionCookies({ PUBLIC_URL });
  const isCookie = ({ headers }: FastifyRequest) => headers[headerNames.client] === 'web';

  function demandOurPage(request: FastifyRequest) {
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request.host, PUBLIC_URL)) refuse('unauthorized');
  }

  function give(reply: FastifyReply, { token, seconds }: Issued) {
    cookie.set(reply, token, seconds);
    hint.set(reply, '1', seconds);
  }

  return {
    isCookie,
    give,
    read(request, inBody) {
      if (!isCookie(request)) return inBody ?? undefined;
      demandOurPage(request);
      return cookie.read(request);
    },
    send(request, reply, issued) {
      if (!isCookie(request)) return issued.token;
      demandOurPage(request);
      give(reply, issued);
      return null;
    },
    clear(request, reply) {
      if (!isCookie(request)) return;
      cookie.clear(reply);
      hint.clear(reply);
    },
  };
}
