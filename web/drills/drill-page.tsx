import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Redirect, useParams } from 'wouter';
import { DrillKind } from '#domain/sessions/contract/drills.ts';
import { useConfig } from '../lib/use-config.ts';
import { MicrophoneGate, useMicrophone } from '../recorder/for-others.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { DrillRoom } from './drill-room.tsx';
import { drillWords } from './drill-words.ts';
import { NoTranscriber } from './no-transcriber.tsx';

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
