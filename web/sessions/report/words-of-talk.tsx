import type { SessionDetail } from '#domain/sessions/report.ts';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { FindingsCard } from '../findings/findings-card.tsx';
import type { Player } from '../player/player.ts';
import { TranscriptCard } from '../transcript/transcript-card.tsx';
import { WordsButton } from '../words/words-button.tsx';
import { WordsNotice } from '../words/words-notice.tsx';

type WordsOfTalkProps = Readonly<{ session: SessionDetail; player: Player; text: TextAnalysis }>;

/** What was said, and what was found in it. */
export function WordsOfTalk({ session, player, text }: WordsOfTalkProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <TranscriptCard
        player={player}
        text={text}
        pauses={session.audioAnalysis?.pauses ?? []}
        locale={session.locale}
        actions={<WordsButton session={session} />}
        notice={<WordsNotice text={text} status={session.transcriptionStatus} />}
      />
      {/* On paper they are marked in the words above. */}
      <div className="min-w-0 print:hidden">
        <FindingsCard sessionId={session.id} player={player} text={text} />
      </div>
    </div>
  );
}
