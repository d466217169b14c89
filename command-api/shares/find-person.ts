import type { CommandTools } from '../command-area.ts';
import { reservedNames } from '../reserved-names.ts';
import { holderOf } from '../reserved-streams.ts';

/** By id, address or username; null where there is nobody. Whether the asker may know of them is for the call to find out. */
export function personFinder(tools: Pick<CommandTools, 'store' | 'pool' | 'secrets'>) {
  return async (who: string): Promise<string | null> => {
    if (/^[0-9a-f]{32}$/.test(who)) return who;
    const names = reservedNames(await tools.secrets('reservations'));
    return holderOf(tools, who.includes('@') ? names.email(who) : names.username(who));
  };
}
