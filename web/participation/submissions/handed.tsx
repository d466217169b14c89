import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import type { ShownSubmission } from './shown-submission.ts';

type Sorted = Readonly<{ name: string; phrases: readonly string[] }>;
const isSorted = (one: unknown): one is Sorted => typeof one === 'object' && one !== null && 'phrases' in one;

/** The answers of a submission. */
export function Handed({ submission: { answers, score } }: Readonly<{ submission: ShownSubmission }>) {
  const { tenths } = useFormats();
  if (score !== null) {
    return (
      <Card className="p-6">
        <p className="font-display text-2xl tabular-nums">
          <Trans>{tenths(score)} von 10</Trans>
        </p>
      </Card>
    );
  }
  const lines = Array.isArray(answers) ? (answers as readonly unknown[]) : answers === null ? [] : [answers];
  return (
    <Card className="p-6 max-md:p-5">
      {lines.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Hier wurde nichts geschrieben.</Trans>
        </p>
      ) : (
        <ol className="grid max-w-reading gap-4">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id but their place
            <li key={index} className="font-display text-lg whitespace-pre-line wrap-anywhere">
              {isSorted(line) ? (
                <>
                  <b>{line.name}</b>: {line.phrases.join(', ')}
                </>
              ) : (
                String(line)
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
