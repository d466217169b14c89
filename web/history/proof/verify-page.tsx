import { Trans, useLingui } from '@lingui/react/macro';
import { FileCheck, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DropBox } from '../../ui/drop-box.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type ProofState, useProof } from './use-proof.ts';
import { VerdictCard } from './verdict-card.tsx';

/** Needs no sign-in and, once loaded, no network: a proof must hold without this server. */
export function VerifyPage() {
  const { t } = useLingui();
  const { state, check } = useProof();
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader
        title={<Trans>Beweisdatei prüfen</Trans>}
        below={
          <Trans>
            Eine Beweisdatei enthält Ereignisse aus Rostra und den Nachweis, dass sie seit ihrer Unterschrift niemand
            verändert hat.
          </Trans>
        }
      />
      <p className="mb-4 text-sm">
        <Link href="/" className="inline-flex min-h-touch items-center underline hover:text-ink">
          <Trans>Zurück zu Rostra</Trans>
        </Link>
      </p>
      <div className="grid gap-5">
        <Card className="grid gap-3 p-5">
          <DropBox onDrop={(file) => void check(file)}>
            <FileCheck aria-hidden="true" className="size-6 text-ink-faint" />
            <p className="text-ink-soft">
              <Trans>Datei hierher ziehen oder</Trans>
            </p>
            <FileButton
              label={t`Beweisdatei`}
              accept=".json,application/json"
              onChoose={(file) => void check(file)}
              aria-describedby="proof-stays"
            >
              {state.kind === 'waiting' ? <Trans>Datei wählen</Trans> : <Trans>Andere Datei wählen</Trans>}
            </FileButton>
          </DropBox>
          <p id="proof-stays" className="flex items-start gap-2 text-sm text-ink-soft">
            <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0 text-ink-faint" />
            <Trans>Geprüft wird in diesem Browser. Die Datei verlässt Ihr Gerät nicht.</Trans>
          </p>
        </Card>
        <div aria-live="polite">
          <Outcome state={state} />
        </div>
      </div>
    </div>
  );
}

function Outcome({ state }: Readonly<{ state: ProofState }>) {
  switch (state.kind) {
    case 'waiting':
      return null;
    case 'checking':
      return <Checking name={state.name} share={state.share} />;
    case 'checked':
      return <VerdictCard name={state.name} proof={state.proof} />;
    case 'refused':
    case 'too-large':
    case 'unreadable':
      return (
        <Alert>
          <Trouble state={state} />
        </Alert>
      );
  }
}

function Checking({ name, share }: Readonly<{ name: string; share: number | undefined }>) {
  const { t } = useLingui();
  return (
    <Card className="grid gap-3 p-5">
      <p className="wrap-anywhere">
        <Trans>{name} wird geprüft</Trans>
      </p>
      <ProgressBar label={t`Prüfung`} {...(share !== undefined && { value: share })} />
    </Card>
  );
}

function Trouble({
  state,
}: Readonly<{ state: Extract<ProofState, { kind: 'refused' | 'too-large' | 'unreadable' }> }>) {
  const { name } = state;
  if (state.kind === 'too-large') return <Trans>{name} ist zu groß für einen Browser: höchstens 400 MB.</Trans>;
  if (state.kind === 'unreadable') return <Trans>{name} ließ sich nicht lesen.</Trans>;
  const { place } = state;
  return (
    <Trans>
      {name} ist keine Beweisdatei von Rostra, oder sie ist beschädigt ({place}).
    </Trans>
  );
}
