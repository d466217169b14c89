import { Trans } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';

/** Nobody counts what nobody hears. */
export const NoTranscriber = () => (
  <Card className="max-w-[62ch] p-6 text-ink-soft max-md:p-5">
    <Trans>
      Füllwörter zählt Rostra in den erkannten Wörtern. Hier ist keine Spracherkennung eingerichtet, deshalb gibt es für
      diese Übung kein Ergebnis. Die anderen Übungen messen den Ton und gehen ohne sie.
    </Trans>
  </Card>
);
