import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useLocation } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { errorMessage } from '../../lib/error-messages.ts';
import { useConfig } from '../../lib/use-config.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { stops } from './stops.ts';

/** The stop of the tour that somebody is at, above the page that it is about; on the overview always. */
export function Tour() {
  const { i18n, t } = useLingui();
  const { tutorialStep } = useCurrentUser();
  const [location] = useLocation();
  const config = useConfig();
  const { next, end, busy } = useTour(tutorialStep);
  const stop = stops[tutorialStep];
  if (!stop || !config || (location !== stop.href && location !== '/dashboard')) return null;
  const [number, all] = [tutorialStep + 1, stops.length];
  return (
    <aside
      aria-label={t`Rundgang`}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-sunken px-6 py-5 max-md:px-5 print:hidden"
    >
      <Footprints aria-hidden="true" className="size-7 flex-none text-primary max-md:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-xs text-ink-soft">
          <Trans>
            Rundgang, {number} von {all}
          </Trans>
        </p>
        <h2>{i18n._(stop.title)}</h2>
        <p className="max-w-reading text-sm text-ink-soft">{i18n._(stop.text(config))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {number < all && (
          <Button look="quiet" disabled={busy} onClick={end}>
            <Trans>Beenden</Trans>
          </Button>
        )}
        <Button look="primary" busy={busy} onClick={number < all ? next : end}>
          {number < all ? <Trans>Weiter</Trans> : <Trans>Fertig</Trans>}
        </Button>
      </div>
    </aside>
  );
}

function useTour(step: number) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: (goesOn: boolean) => send(goesOn ? userCommands.Advance : userCommands.Complete, {}),
    onSuccess: async (_nothing, goesOn) => {
      await queries.invalidateQueries({ queryKey: [userAccount.name] });
      navigate(goesOn ? (stops[step + 1]?.href ?? '/dashboard') : '/dashboard');
    },
    onError: (error) => void showSnackbar(errorMessage(error)),
  });
  return { next: () => mutate(true), end: () => mutate(false), busy: isPending };
}
