import { Trans } from '@lingui/react/macro';
import { type LocalSpeech, localSpeech, speechCommands } from '#domain/speech/contract/calls.ts';
import { send } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';
import { Button } from '../ui/button.tsx';

const { useChange } = changesOf([localSpeech], { isAwaited: true, afterRefusal: true, onRefused: tellRefusal });

/** The actions on the model in its present state. */
export function SpeechActions({ speech: { state, engine, arrived, canRun } }: Readonly<{ speech: LocalSpeech }>) {
  const order = useChange((name: OrderName) => send(speechCommands[name], {}));
  const click = (name: OrderName) => () => order.mutate(name);
  const busy = order.isPending;
  const isHere = state === 'ready' || engine === 'whisper';
  const isUnderWay = ['waiting', 'fetching', 'testing'].includes(state);
  return (
    <div className="flex flex-wrap gap-2">
      {isUnderWay && (
        <Button busy={busy} onClick={click('PauseLocalSpeech')}>
          <Trans>Anhalten</Trans>
        </Button>
      )}
      {!isUnderWay && state !== 'ready' && (
        <Button look="primary" busy={busy} disabled={canRun === false} onClick={click('InstallLocalSpeech')}>
          {install(state, arrived)}
        </Button>
      )}
      {!isUnderWay && isHere && (
        <>
          <Button busy={busy} onClick={click('TestLocalSpeech')}>
            <Trans>Probehören</Trans>
          </Button>
          <Button busy={busy} onClick={click('HearEarlierTalks')}>
            <Trans>Worte früherer Vorträge erkennen</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function install(state: LocalSpeech['state'], arrived: number) {
  if (state === 'failed') return <Trans>Noch einmal versuchen</Trans>;
  return arrived > 0 ? <Trans>Fortsetzen</Trans> : <Trans>Einrichten</Trans>;
}

type OrderName = keyof typeof speechCommands;
