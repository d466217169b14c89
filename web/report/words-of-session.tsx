import { Trans } from '@lingui/react/macro';
import { ChevronDown, PencilLine } from 'lucide-react';
import { Suspense } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { Player } from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { FindingsCard } from './findings/findings-card.tsx';
import { heardIn } from './findings/heard-in.ts';
import { TranscriptCard } from './transcript/transcript-card.tsx';
import { useWordEditing } from './transcript/use-word-editing.ts';
import { WordsNotice } from './words/words-notice.tsx';

// Loaded lazily: the words do not wait for the menu and its form.
const CorrectWordsMenu = lazyPart('report', () => import('./words/correct-words-menu.tsx'), 'CorrectWordsMenu');

type WordsOfSessionProps = Readonly<{ session: SessionDetail; player: Player; text: TextAnalysis }>;

/** The words of the talk, and the findings in them. */
export function WordsOfSession({ session, player, text }: WordsOfSessionProps) {
  const editing = useWordEditing({ ...session, text });
  return (
    <div className="grid min-w-0 gap-4">
      <TranscriptCard
        player={player}
        text={text}
        pauses={session.audioAnalysis?.pauses ?? []}
        locale={session.locale}
        actions={
          <Suspense fallback={<CorrectionComing />}>
            <CorrectWordsMenu id={session.id} text={text} editing={editing} />
          </Suspense>
        }
        editing={editing}
        notice={<WordsNotice text={text} status={session.transcriptionStatus} />}
      />
      {/* Hidden on paper, where the words above have the marks. */}
      <div className="min-w-0 print:hidden">
        <FindingsCard
          sessionId={session.id}
          player={player}
          text={text}
          heard={heardIn(session)}
          isOther={session.textMisfit !== null}
        />
      </div>
    </div>
  );
}

const CorrectionComing = () => (
  <Button disabled>
    <PencilLine aria-hidden="true" />
    <Trans>Korrigieren</Trans>
    <ChevronDown aria-hidden="true" />
  </Button>
);
