import { Trans } from '@lingui/react/macro';
import { MessageSquareText, TextCursorInput } from 'lucide-react';
import { Suspense } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { missingWords } from '#domain/sessions/contract/transcript-words.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useConfig } from '../../lib/use-config.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AskForWords, mayAsk } from './ask-for-words.tsx';
import { WordsBusy } from './words-busy.tsx';

// Loaded lazily: form and dialog are behind a button.
const WordsButton = lazyPart('report', () => import('./words-button.tsx'), 'WordsButton');

type WordsMissingProps = Readonly<{
  session: Pick<
    SessionDetail,
    'id' | 'name' | 'locale' | 'sharing' | 'textAnalysis' | 'transcriptionStatus' | 'transcriptionReason'
  >;
}>;

/** Shown instead of the words: why there are none, and how to get them. */
export function WordsMissing({ session }: WordsMissingProps) {
  const locale = useLocale();
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
            {missingWords[session.transcriptionReason ?? 'no_engine'][locale]}{' '}
            <Trans>
              Fügen Sie ein, was Sie gesagt haben, als Text oder als Untertitel. Dann kommen Wiederholungen, Klarheit
              und Stimmung dazu, und das Tempo wird in Wörtern gemessen.
            </Trans>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {asks && <AskForWords session={session} />}
            <Suspense fallback={<ButtonComing look={asks ? 'plain' : 'primary'} />}>
              <WordsButton id={session.id} {...(asks && { look: 'plain' })} />
            </Suspense>
          </div>
        }
      />
    </Card>
  );
}

const ButtonComing = ({ look }: Readonly<{ look: 'primary' | 'plain' }>) => (
  <Button look={look} disabled>
    <TextCursorInput aria-hidden="true" />
    <Trans>Wortlaut hinzufügen</Trans>
  </Button>
);
