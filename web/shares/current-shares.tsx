import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type SessionSharing, sessionSharing, shareCommands } from '#domain/shares/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import { relativeTime } from '../lib/relative-time.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useShareChange } from './use-share-change.ts';

type Shares = SessionSharing['shares'];

/** Ends shares at once and reports for how many that succeeded. */
function useTakeBack(id: string): (shares: Shares) => void {
  const takeBack = useShareChange(
    (shares: Shares) => send(shareCommands.RemoveFromShared, { id, sharedWith: shares.map(({ user }) => user.id) }),
    ({ removed, failed }, shares) => {
      const names = shares.filter(({ user }) => failed.includes(user.id)).map(({ user }) => user.name);
      if (failed.length === 0) showSnackbar(msg`Der Vortrag ist nicht mehr geteilt.`);
      else if (removed.length > 0)
        showSnackbar(msg`Noch geteilt mit ${names.join(', ')}. Bei allen anderen ist er weg.`);
      else tellFailure();
    },
  );
  return (shares) => takeBack.mutate(shares, { onError: tellFailure });
}

const tellFailure = () => void showSnackbar(msg`Das ließ sich nicht zurücknehmen. Bitte versuchen Sie es noch einmal.`);

type Share = SessionSharing['shares'][number];

/**
 * The people a talk is shared with, whether they opened it, and a button to unshare it; nothing if it is not shared.
 */
export function CurrentShares({ sessionId }: Readonly<{ sessionId: string }>) {
  const { data } = useQuery(query(sessionSharing, { id: sessionId }));
  const takeBack = useTakeBack(sessionId);
  const shares = data?.shares ?? [];
  if (shares.length === 0) return null;
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-[550]">
          <Trans>Geteilt mit</Trans>
        </h3>
        {shares.length > 1 && (
          <Button look="quiet" onClick={() => takeBack(shares)}>
            <Trans>Alle zurücknehmen</Trans>
          </Button>
        )}
      </div>
      <ul className="max-h-52 overflow-y-auto rounded-md border border-line">
        {shares.map((share) => (
          <ShareRow key={share.user.id} share={share} onTakeBack={() => takeBack([share])} />
        ))}
      </ul>
    </section>
  );
}

function ShareRow({ share, onTakeBack }: Readonly<{ share: Share; onTakeBack: () => void }>) {
  const { t } = useLingui();
  const { name } = share.user;
  return (
    <li className="flex items-center gap-3 border-b border-line px-3 py-2 text-sm last:border-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-[550]">{name}</p>
        <p className="text-xs text-ink-faint">
          <Facts share={share} />
        </p>
      </div>
      <Button look="quiet" aria-label={t`Nicht mehr mit ${name} teilen`} onClick={onTakeBack}>
        <Trans>Zurücknehmen</Trans>
      </Button>
    </li>
  );
}

function Facts({ share: { lastSeenAt, until, isRunning, withMedia } }: Readonly<{ share: Share }>) {
  const { i18n, t } = useLingui();
  const { shortDateTime } = useFormats();
  if (!isRunning) return <Trans>sieht ihn nicht mehr</Trans>;
  const parts = [
    lastSeenAt ? t`angesehen ${relativeTime(lastSeenAt, i18n.locale) ?? t`gerade eben`}` : t`noch nicht angesehen`,
    until ? t`bis ${shortDateTime(until)}` : t`ohne Ende`,
    ...(withMedia ? [] : [t`ohne Aufnahme`]),
  ];
  return <>{parts.join(' · ')}</>;
}
