import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useFormats } from '../formats.ts';

type SendingCardProps = Readonly<{ share: number; bytes: number; onCancel: () => void }>;

export function SendingCard({ share, bytes, onCancel }: SendingCardProps) {
  const { t } = useLingui();
  const { megabytes } = useFormats();
  const [sent, total] = [megabytes(share * bytes), megabytes(bytes)];
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <h2>
        <Trans>Aufnahme wird gesendet</Trans>
      </h2>
      <ProgressBar label={t`Aufnahme wird gesendet`} value={share} />
      <p className="text-sm text-ink-soft tabular-nums">
        {share < 1 ? (
          <Trans>
            {sent} von {total}
          </Trans>
        ) : (
          <Trans>Alles gesendet, wird geprüft …</Trans>
        )}
      </p>
      <Button onClick={onCancel}>
        <Trans>Senden abbrechen</Trans>
      </Button>
    </Card>
  );
}
