import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

type SendingCardProps = Readonly<{ share: number; bytes: number; onCancel: () => void }>;

export function SendingCard({ share, bytes, onCancel }: SendingCardProps) {
  const { t } = useLingui();
  const { size } = useFormats();
  const [sent, total] = [size(share * bytes), size(bytes)];
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <h2>
        <Trans>Aufnahme wird gesendet</Trans>
      </h2>
      <ProgressBar label={t`Aufnahme wird gesendet`} value={share} />
      <p className="text-sm text-ink-soft tabular-nums">
        {share < 1 && bytes > 0 ? (
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
