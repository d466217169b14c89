import { permits } from '#domain/kernel/permissions.ts';
import { livePermissions } from '#domain/sessions/contract/live.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { type Config, useConfig } from '../../lib/use-config.ts';
import { analysisClasses, quotaLeft } from '../../sessions/for-others.ts';

/** Whether a person can use live words here, and the seconds that are left. */
export type LiveOffer =
  | Readonly<{ kind: 'not_set_up' | 'not_permitted' | 'used_up' }>
  | Readonly<{
      kind: 'ready';
      /** The host outside that gets the sound; null if it stays on the server. */
      sentTo: string | null;
      /** Seconds left this month; Infinity without a limit. */
      left: number;
    }>;

type Engine = Config['liveTranscription'];
type Person = Pick<UserData, 'permissions' | 'quotas'>;

export function liveOffer({ source, sentTo }: Engine, { permissions, quotas }: Person): LiveOffer {
  if (source === 'none') return { kind: 'not_set_up' };
  const classes = analysisClasses.filter((each) => permits(permissions, livePermissions[each]));
  if (classes.length === 0) return { kind: 'not_permitted' };
  const left = classes.reduce((sum, each) => sum + quotaLeft(quotas.live_transcription, each), 0);
  return left === 0 ? { kind: 'used_up' } : { kind: 'ready', sentTo, left };
}

/** Undefined until the configuration is loaded. */
export function useLiveOffer(): LiveOffer | undefined {
  const user = useCurrentUser();
  const config = useConfig();
  return config && liveOffer(config.liveTranscription, user);
}
