import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import type { Player } from '../player/for-others.ts';
import { FindingsCard } from './findings/findings-card.tsx';
import { heardIn } from './findings/heard-in.ts';
import { TranscriptCard } from './transcript/transcript-card.tsx';
import { useWordEditing } from './transcript/use-word-editing.ts';
import { CorrectWordsMenu } from './words/correct-words-menu.tsx';
import { WordsNotice } from './words/words-notice.tsx';

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
        actions={<CorrectWordsMenu id={session.id} text={text} editing={editing} />}
        editing={editing}
        notice={<WordsNotice text={text} status={session.transcriptionStatus} />}
      />
      {/* On paper they are marked in the words above. */}
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
