import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useConfig } from '../use-config.ts';
import { AskForWords, mayAsk } from './ask-for-words.tsx';
import { missingWords } from './missing-words.ts';
import { WordsBusy } from './words-busy.tsx';
import { WordsButton } from './words-button.tsx';

type WordsMissingProps = Readonly<{
  session: Pick<
    SessionDetail,
    'id' | 'name' | 'locale' | 'sharing' | 'textAnalysis' | 'transcriptionStatus' | 'transcriptionReason'
  >;
}>;

/** Stands where the words of a talk would be: why there are none, and how they come. */
export function WordsMissing({ session }: WordsMissingProps) {
  const { i18n } = useLingui();
  const host = useConfig()?.transcription.sentTo;
  const asks = Boolean(host) && mayAsk(session);
  if (session.transcriptionStatus === 'running') {
    return (
      <Card className="p-6 max-md:p-5">
        <WordsBusy />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={MessageSquareText}
        title={<Trans>Kein Wortlaut</Trans>}
        text={
          <>
            {i18n._(missingWords[session.transcriptionReason ?? 'no_engine'])}{' '}
            <Trans>
              Fügen Sie ein, was Sie gesagt haben, als Text oder als Untertitel. Dann kommen Tempo, Füllwörter,
              Wiederholungen und Stimmung dazu.
            </Trans>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {asks && <AskForWords session={session} />}
            <WordsButton session={session} {...(asks && { look: 'plain' })} />
          </div>
        }
      />
    </Card>
  );
}
