import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { Card } from '../../ui/card.tsx';
import { FormulaDialog } from './formula-dialog.tsx';
import { PartBar } from './part-bar.tsx';
import { Unmeasured } from './unmeasured.tsx';

type PartsCardProps = Readonly<{ session: Pick<SessionDetail, 'sessionScore' | 'scoreParts' | 'scoreVersion'> }>;

/** What the score is made of, what is missing in it, and how it is worked out. */
export function PartsCard({ session }: PartsCardProps) {
  const [explained, setExplained] = useState(false);
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Die Teile des Werts</Trans>
      </h2>
      <ul className="mt-2">
        {session.scoreParts.map(
          (part) => part.score !== null && <PartBar key={part.name} part={part} score={part.score} />,
        )}
      </ul>
      <Unmeasured parts={session.scoreParts} />
      <button
        type="button"
        className="mt-2 py-1 text-xs text-ink-soft underline underline-offset-2 max-md:min-h-touch print:hidden"
        onClick={() => setExplained(true)}
      >
        <Trans>So rechnen wir</Trans>
      </button>
      <FormulaDialog open={explained} onOpenChange={setExplained} session={session} />
    </Card>
  );
}
