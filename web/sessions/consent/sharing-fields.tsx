import { Trans } from '@lingui/react/macro';
import { Switch } from '../../ui/switch.tsx';
import type { Recipient } from './recipients.ts';
import type { Sharing } from './use-sharing.ts';

type SharingFieldsProps = Readonly<{ choices: Sharing['choices']; onChange?: () => void }>;

/** Asks for the consents before a talk is sent. Without consent no outside host gets anything. */
export function SharingFields({ choices, onChange }: SharingFieldsProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-3 rounded-md border border-line px-3 py-2.5">
      <legend className="px-1 text-sm font-[550]">
        <Trans>Weitergabe an andere</Trans>
      </legend>
      {choices.map(({ recipient, allowed, choose }) => (
        <Switch
          key={recipient.purpose}
          label={
            <>
              <Question recipient={recipient} />
              <span className="mt-0.5 block text-xs text-ink-faint">
                <Consequence recipient={recipient} allowed={allowed} />
              </span>
            </>
          }
          checked={allowed}
          onChange={(chosen) => {
            choose(chosen);
            onChange?.();
          }}
        />
      ))}
    </fieldset>
  );
}

function Question({ recipient: { purpose, host } }: Readonly<{ recipient: Recipient }>) {
  return purpose === 'transcription' ? (
    <Trans>
      Aufnahme an <b className="wrap-anywhere">{host}</b> senden, damit der Wortlaut erkannt wird
    </Trans>
  ) : (
    <Trans>
      Wortlaut und Messwerte an <b className="wrap-anywhere">{host}</b> senden, damit dort die Rückmeldung entsteht
    </Trans>
  );
}

function Consequence({ recipient: { purpose }, allowed }: Readonly<{ recipient: Recipient; allowed: boolean }>) {
  if (allowed) return <Trans>Erlaubt. Sie können das bei jedem Vortrag neu entscheiden.</Trans>;
  return purpose === 'transcription' ? (
    <Trans>Bleibt das aus, wird nur der Ton gemessen. Den Wortlaut können Sie danach selbst einfügen.</Trans>
  ) : (
    <Trans>Bleibt das aus, entsteht die Rückmeldung hier, nach festen Regeln.</Trans>
  );
}
