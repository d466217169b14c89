import type { userCommands } from '#domain/users/contract/calls.ts';
import { bearerOf } from '#infra/http/rules.ts';
import type { CommandHandler } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';

/** Anyone may, with either of the two tokens or without: afterwards none of that sign-in is good. */
export const logoutCall = ({
  carrier,
  families,
  tokens,
}: AccountTools): CommandHandler<typeof userCommands.Logout> => ({
  allow: 'anyone',
  claims: 'never',
  async run({ body, request, reply }) {
    const token = carrier.read(request, body.refreshToken);
    if (token) await families.revoke(token);
    const verified = await tokens.verify(bearerOf(request) ?? '');
    if (typeof verified === 'object' && verified.familyId) await families.end(verified.familyId);
    carrier.clear(request, reply);
  },
});
