import { Trans } from '@lingui/react/macro';
import { commandLineActor, type HistoryActor } from '#domain/history/contract/calls.ts';
import { Erased } from './plain-value.tsx';

/** The name of an actor; people without a name show the beginning of their id. */
export function ActorName({ actor: { kind, id, name, erased } }: Readonly<{ actor: HistoryActor }>) {
  if (kind === 'system' && id === commandLineActor) return <Trans>jemand am Server</Trans>;
  if (kind === 'system') return id === 'anyone' ? <Trans>jemand ohne Anmeldung</Trans> : <Trans>System</Trans>;
  if (kind === 'webhook') return <Trans>Zahlungsdienst</Trans>;
  if (erased) return <Erased />;
  return name ?? id.slice(0, 8);
}
