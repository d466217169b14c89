import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Redirect, useParams } from 'wouter';
import { DrillKind } from '#domain/sessions/contract/drills.ts';
import { useConfig } from '../lib/use-config.ts';
import { MicrophoneGate, useMicrophone } from '../recorder/for-others.ts';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DrillRoom } from './drill-room.tsx';
import { drillWords } from './drill-words.ts';

/** Explains why this exercise has no result: filler words are counted in recognized words. */
const NoTranscriber = () => (
  <Card className="max-w-[62ch] p-6 text-ink-soft max-md:p-5">
    <Trans>
      Füllwörter zählt Rostra in den erkannten Wörtern. Hier ist keine Spracherkennung eingerichtet, deshalb gibt es für
      diese Übung kein Ergebnis. Die anderen Übungen messen den Ton und gehen ohne sie.
    </Trans>
  </Card>
);

export function DrillPage() {
  const { i18n } = useLingui();
  const { drill: named } = useParams<{ drill: string }>();
  const { data: drill } = DrillKind.safeParse(named);
  const room = useMicrophone(false);
  const config = useConfig();
  const { microphone } = room;
  if (!drill) return <Redirect to="/practice" />;
  const needsWords = drill === 'fillers';
  const isDeaf = needsWords && config?.transcription.source === 'none';
  return (
    <>
      <PageHeader
        above={
          <Link href="/practice" className="text-ink-soft">
            <Trans>Eine Minute üben</Trans>
          </Link>
        }
        title={i18n._(drillWords[drill].name)}
      />
      {isDeaf && <NoTranscriber />}
      {!isDeaf && microphone.kind === 'open' && (
        <DrillRoom
          key={drill}
          drill={drill}
          stream={microphone.stream}
          host={needsWords ? (config?.transcription.sentTo ?? null) : null}
        />
      )}
      {!isDeaf && microphone.kind !== 'open' && (
        <MicrophoneGate microphone={microphone} onOpen={() => void room.open()} />
      )}
    </>
  );
}
