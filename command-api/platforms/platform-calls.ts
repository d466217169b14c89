import { findSeminar } from '#command-api/seminars/for-others.ts';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { platformCommands } from '#domain/platforms/contract/calls.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { addressFaultOf } from '#infra/outgoing/address-guard.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { arrivalCalls } from './arrival-calls.ts';
import { inviteMembers } from './invite-members.ts';
import { findLink, platformId, toCourseLink, toPlatform, toToolKey } from './stored-platforms.ts';
import { toolKeys } from './tool-keys.ts';

type Addresses = Readonly<Partial<Record<'issuer' | 'authorizationUrl' | 'tokenUrl' | 'jwksUrl', string>>>;

/** A platform can sign people in, so only admins of accounts register it. */
const byAdmins = permitted(administersUsers);

export async function platformCalls(tools: CommandTools): Promise<CommandHandlers<typeof platformCommands>> {
  const { pool, settings } = tools;
  const keys = toolKeys(tools);

  /** @throws invalid_input for addresses that requests may not be sent to */
  function judge(addresses: Addresses): void {
    const faults = Object.entries(addresses).flatMap(([field, address]) => {
      const code = address === undefined ? undefined : addressFaultOf(address, { inside: settings.PLATFORMS_INSIDE });
      return code === undefined ? [] : [{ field, code }];
    });
    if (faults.length > 0) refuseFields(faults);
  }

  return {
    RegisterPlatform: {
      allow: byAdmins,
      async run({ body, principal, send }) {
        const { issuer, authorizationUrl, tokenUrl, jwksUrl } = body;
        judge({ issuer, authorizationUrl, tokenUrl, jwksUrl });
        const id = platformId(issuer, body.clientId);
        const data = { ...body, platformId: id, byId: principal().id };
        await send(toPlatform(id, { type: 'RegisterPlatform', data }));
        return { id };
      },
    },
    ChangePlatform: {
      allow: byAdmins,
      async run({ params: { id }, body, principal, send }) {
        const { authorizationUrl, tokenUrl, jwksUrl } = body;
        judge({
          ...(authorizationUrl && { authorizationUrl }),
          ...(tokenUrl && { tokenUrl }),
          ...(jwksUrl && { jwksUrl }),
        });
        await send(toPlatform(id, { type: 'ChangePlatform', data: { ...body, byId: principal().id } }));
      },
    },
    RemovePlatform: {
      allow: byAdmins,
      async run({ params: { id }, principal, send }) {
        await send(toPlatform(id, { type: 'RemovePlatform', data: { byId: principal().id } }));
        await pool.query('delete from ops.platform_grade where platform_id = $1', [id]);
        await pool.query('delete from ops.platform_launch where platform_id = $1', [id]);
      },
    },
    RenewToolKey: {
      allow: byAdmins,
      claims: 'before',
      async run({ principal, cause, send }) {
        const keyId = derivedId(cause.commandId, 'tool key');
        await keys.make(keyId);
        await send(toToolKey({ type: 'MakeToolKey', data: { keyId, byId: principal().id } }));
        return { keyId };
      },
    },
    UnlinkSeminar: {
      allow: 'signedIn',
      async run({ params: { id }, principal, send }) {
        const { id: byId } = principal();
        const link = (await findLink(tools, id)) ?? refuse('not_found');
        // Do not reveal the link to outsiders.
        if ((await findSeminar(tools, link.seminarId))?.ownerId !== byId) return refuse('not_found');
        await send(toCourseLink(id, { type: 'UnlinkSeminar', data: { byId } }));
        await pool.query('delete from ops.platform_grade where link_id = $1', [id]);
      },
    },
    InviteMembers: inviteMembers(tools, keys),
    ...(await arrivalCalls(tools)),
  };
}
