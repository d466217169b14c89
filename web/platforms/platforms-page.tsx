import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, GraduationCap, Plus } from 'lucide-react';
import { useState } from 'react';
import { oldKeyDays, platformCommands, platformList, toolPaths } from '#domain/platforms/contract/calls.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';
import { usePlatformChange } from './platform-change.ts';
import { PlatformDialog } from './platform-dialog.tsx';

type Platform = Answer<typeof platformList>[number];

/** The registered learning platforms, and the values that such a platform needs from Rostra. */
export function PlatformsPage() {
  const { data, error, refetch } = useQuery({ ...query(platformList, {}), staleTime: 0 });
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageHeader
        title={<Trans>Lernplattformen</Trans>}
        below={
          <Trans>
            Kopieren Sie die vier Adressen unten in Moodle, Canvas oder ILIAS, und tragen Sie die Plattform danach hier
            ein.
          </Trans>
        }
        actions={
          <Button look="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" />
            <Trans>Plattform eintragen</Trans>
          </Button>
        }
      />
      <div className="grid gap-6">
        <Card>
          {error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : !data ? (
            <Loading className="grid gap-3 p-5">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </Loading>
          ) : data.length === 0 ? (
            <EmptyState
              icon={GraduationCap}
              title={<Trans>Noch keine Lernplattform</Trans>}
              text={
                <Trans>
                  Seminare öffnen sich dann im Kurs mit einem Klick, und der Fortschritt geht als Bewertung dorthin
                  zurück.
                </Trans>
              }
            />
          ) : (
            <ul className="divide-y divide-line">
              {data.map((platform) => (
                <PlatformRow key={platform.id} platform={platform} />
              ))}
            </ul>
          )}
        </Card>
        <OwnValues />
      </div>
      {isMaking && <PlatformDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function PlatformRow({ platform }: Readonly<{ platform: Platform }>) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  const { id, name, issuer, clientId } = platform;
  const remove = usePlatformChange(() => send(platformCommands.RemovePlatform, { id }), close);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 max-md:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-[600] wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {issuer} · {clientId}
        </p>
        <States platform={platform} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('edit')}>
          <Trans>Ändern</Trans>
        </Button>
        <Button look="danger" onClick={() => setOpen('remove')}>
          <Trans>Entfernen</Trans>
        </Button>
      </div>
      {open === 'edit' && <PlatformDialog platform={platform} onClose={close} />}
      <ConfirmChange
        open={open === 'remove'}
        onClose={close}
        change={remove}
        title={<Trans>{name} entfernen?</Trans>}
        description={
          <Trans>
            Niemand kommt mehr aus dieser Plattform herein, und kein Fortschritt geht mehr dorthin. Konten und
            Teilnahmen bleiben.
          </Trans>
        }
        confirm={<Trans>Entfernen</Trans>}
      />
    </li>
  );
}

/** The results of the last launch and the last grade. */
function States({ platform: { lastLaunch, lastGrade } }: Readonly<{ platform: Platform }>) {
  const { dateTime } = useFormats();
  const [launchedAt, launchFault] = [lastLaunch && dateTime(lastLaunch.at), lastLaunch?.fault];
  const [gradedAt, gradeFault] = [lastGrade && dateTime(lastGrade.at), lastGrade?.fault];
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {!lastLaunch && (
        <Chip>
          <Trans>noch kein Aufruf</Trans>
        </Chip>
      )}
      {lastLaunch && (
        <Chip tone={launchFault ? 'off' : 'good'}>
          {launchFault ? (
            <Trans>
              Aufruf abgelehnt: {launchFault}, {launchedAt}
            </Trans>
          ) : (
            <Trans>letzter Aufruf: {launchedAt}</Trans>
          )}
        </Chip>
      )}
      {lastGrade && (
        <Chip tone={gradeFault ? 'off' : lastGrade.state === 'sent' ? 'good' : 'near'}>
          {gradeFault ? (
            <Trans>
              Bewertung kam nicht an: {gradeFault}, {gradedAt}
            </Trans>
          ) : lastGrade.state === 'sent' ? (
            <Trans>letzte Bewertung: {gradedAt}</Trans>
          ) : (
            <Trans>Bewertung unterwegs: {gradedAt}</Trans>
          )}
        </Chip>
      )}
    </p>
  );
}

/** The values to copy into the platform. */
function OwnValues() {
  const { t } = useLingui();
  const [isRenewing, setRenewing] = useState(false);
  const { origin } = location;
  const renew = useMutation({
    mutationFn: () => send(platformCommands.RenewToolKey, {}),
    onSuccess: () => {
      setRenewing(false);
      showSnackbar(msg`Ab jetzt unterschreibt der neue Schlüssel.`);
    },
  });
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <h2 className="text-lg">
        <Trans>Adressen für Ihre Plattform</Trans>
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Value label={t`Beginn der Anmeldung (Initiate login URL)`} value={origin + toolPaths.login} />
        <Value label={t`Aufruf (Redirection URI, Tool URL)`} value={origin + toolPaths.launch} />
        <Value label={t`Auswahl von Inhalten (Deep Linking)`} value={origin + toolPaths.deepLinking} />
        <Value label={t`Unsere Schlüssel (Public keyset, JWKS)`} value={origin + toolPaths.jwks} />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          Lassen Sie die Plattform Name und E-Mail-Adresse mitgeben, erlauben Sie Bewertungen und die Teilnehmerliste,
          und öffnen Sie Links in einem neuen Fenster.
        </Trans>
      </p>
      <div>
        <Button onClick={() => setRenewing(true)}>
          <Trans>Schlüssel erneuern</Trans>
        </Button>
      </div>
      <ConfirmChange
        open={isRenewing}
        onClose={() => setRenewing(false)}
        change={renew}
        look="primary"
        title={<Trans>Schlüssel erneuern?</Trans>}
        description={
          <Trans>
            Ein neuer Schlüssel unterschreibt ab sofort. Der alte bleibt {oldKeyDays} Tage lang veröffentlicht, damit
            Plattformen nichts ablehnen.
          </Trans>
        }
        confirm={<Trans>Schlüssel erneuern</Trans>}
      />
    </Card>
  );
}

function Value({ label, value }: Readonly<{ label: string; value: string }>) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showSnackbar(msg`Kopiert.`),
      () => showSnackbar(msg`Das Kopieren hat nicht geklappt. Bitte markieren und kopieren Sie selbst.`),
    );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside the label.
    <label className="grid gap-1.5 text-sm">
      <span className="font-[550]">{label}</span>
      <span className="flex items-center gap-2">
        <TextInput readOnly className="text-sm" value={value} onFocus={({ target }) => target.select()} />
        <Button size="icon" aria-label={t`Kopieren: ${label}`} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
        </Button>
      </span>
    </label>
  );
}
