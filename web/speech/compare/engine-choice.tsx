import { Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import type { EngineState, SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { engineNames, setUpWords } from './engine-words.ts';

type EngineChoiceProps = Readonly<{
  engines: readonly EngineState[];
  chosen: readonly SpeechEngine[];
  onChange: (chosen: readonly SpeechEngine[]) => void;
}>;

/** Chooses the engines. The host that would get the recording is named beside each box. */
export function EngineChoice({ engines, chosen, onChange }: EngineChoiceProps) {
  const toggle = (engine: SpeechEngine, isChosen: boolean) =>
    onChange(engines.map((one) => one.engine).filter((one) => (one === engine ? isChosen : chosen.includes(one))));
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Wer hört</Trans>
      </h2>
      <ul className="grid gap-4">
        {engines.map((state) => (
          <li key={state.engine}>
            <Engine
              state={state}
              isChosen={chosen.includes(state.engine)}
              onChange={(isChosen) => toggle(state.engine, isChosen)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type EngineProps = Readonly<{ state: EngineState; isChosen: boolean; onChange: (isChosen: boolean) => void }>;

function Engine({ state: { engine, isSetUp, model, sentTo }, isChosen, onChange }: EngineProps) {
  const { i18n } = useLingui();
  const name = i18n._(engineNames[engine]);
  if (!isSetUp) {
    return (
      <div className="grid gap-1 pl-8 text-sm text-ink-soft">
        <p className="flex flex-wrap items-center gap-2">
          {name}
          <Chip>
            <Trans>nicht eingerichtet</Trans>
          </Chip>
        </p>
        <p className="text-xs text-ink-faint">{i18n._(setUpWords[engine])}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <Checkbox
        label={
          <>
            {name} <span className="text-ink-faint wrap-anywhere">{model}</span>
          </>
        }
        checked={isChosen}
        onChange={onChange}
      />
      <p className="flex items-start gap-1.5 pl-8 text-xs text-ink-soft">
        {sentTo === null ? (
          <Trans>hört auf diesem Server</Trans>
        ) : (
          <>
            <CloudUpload aria-hidden="true" className="size-4 flex-none text-near" />
            <span className="min-w-0 wrap-anywhere">
              <Trans>Die Aufnahme geht aus dem Haus, an {sentTo}.</Trans>
            </span>
          </>
        )}
      </p>
    </div>
  );
}
