import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ownSupport, supportCommands } from '#domain/administration/contract/support.ts';
import { query, send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';

type Answer = 'GrantSupport' | 'DeclineSupport' | 'EndOwnSupport';

/** Shown above every page while somebody asks to look into the account or may do so. */
export function SupportNotice() {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Answer>();
  const access = useQuery(query(ownSupport, {})).data?.access;
  if (!access || (access.state !== 'asked' && access.state !== 'open')) return null;
  const { accessId, hours, reason, state, until } = access;
  const name = access.by.name ?? t`Jemand von der Verwaltung`;
  const end = shortDateTime(until);
  async function answer(command: Answer) {
    setBusy(command);
    try {
      await send(supportCommands[command], { accessId });
      await queries.invalidateQueries({ queryKey: [ownSupport.name] });
    } catch (error) {
      showSnackbar(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <Notice label={t`Einsicht in Ihr Konto`}>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p>
          {state === 'open' ? (
            <Trans>
              <strong>{name}</strong> kann bis {end} in Ihr Konto sehen, auch in Ihre Vorträge, und nichts daran ändern.
            </Trans>
          ) : (
            <>
              <Trans>
                <strong>{name}</strong> bittet darum, in Ihr Konto sehen zu dürfen, auch in Ihre Vorträge:
              </Trans>{' '}
              <Plural value={hours} one="eine Stunde lang, nur lesend." other="# Stunden lang, nur lesend." />
            </>
          )}
        </p>
        {reason && <p className="text-xs text-ink-soft wrap-anywhere">„{reason}“</p>}
      </div>
      {state === 'open' ? (
        <Button busy={busy === 'EndOwnSupport'} onClick={() => void answer('EndOwnSupport')}>
          <Trans>Einsicht beenden</Trans>
        </Button>
      ) : (
        <span className="flex gap-2">
          <Button look="quiet" busy={busy === 'DeclineSupport'} onClick={() => void answer('DeclineSupport')}>
            <Trans>Ablehnen</Trans>
          </Button>
          <Button look="primary" busy={busy === 'GrantSupport'} onClick={() => void answer('GrantSupport')}>
            <Trans>Erlauben</Trans>
          </Button>
        </span>
      )}
    </Notice>
  );
}

const Notice = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <section
    aria-label={label}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-primary-wash px-8 py-2 text-sm max-md:px-4 print:hidden"
  >
    <LifeBuoy aria-hidden="true" className="size-5 flex-none text-primary" />
    {children}
  </section>
);
