import { refuse } from '#domain/kernel/errors.ts';
import type { CommandTools } from '../command-area.ts';
import { reservedNames } from '../reserved-names.ts';
import { holderOf } from '../reserved-streams.ts';
import { groupOf } from './stored-group.ts';

type Which = Readonly<{ userId?: string | undefined; userEmail?: string | undefined }>;
type Asking = Readonly<{ groupId: string; askedBy: string }>;

/** Whoever is meant, for a member who asks: nobody else finds out which address has an account. */
export function personFinder(tools: Pick<CommandTools, 'store' | 'remembered' | 'pool' | 'secrets'>) {
  return async ({ userId, userEmail }: Which, { groupId, askedBy }: Asking): Promise<string> => {
    await groupOf(tools, groupId, askedBy);
    if (userId !== undefined) return userId;
    if (userEmail === undefined) return refuse('invalid_input', 'userEmail');
    const names = reservedNames(await tools.secrets('reservations'));
    return (await holderOf(tools, names.email(userEmail))) ?? refuse('user_not_found');
  };
}
