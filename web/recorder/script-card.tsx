import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { speeds, wordsIn } from './prompter-speed.ts';
import { longestScript, type ScriptOfPerson } from './use-script.ts';

/** Edits the notes for the talk, and whether they run over the stage. */
export function ScriptCard({ script: { script, change } }: Readonly<{ script: ScriptOfPerson }>) {
  const { t } = useLingui();
  const words = wordsIn(script.text);
  return (
    <Card className="p-6 max-md:p-5">
      <details open={script.text !== '' || undefined}>
        <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between gap-2 max-md:min-h-touch [&::-webkit-details-marker]:hidden">
          <h2>
            <Trans>Notizen</Trans>
          </h2>
          <NotebookPen aria-hidden="true" className="size-[18px] text-ink-faint" />
        </summary>
        <div className="mt-3 grid gap-3">
          <Field
            label={<Trans>Stichworte oder der ganze Text</Trans>}
            hint={<Trans>Bleibt auf diesem Gerät und wird nicht gesendet.</Trans>}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                maxLength={longestScript}
                value={script.text}
                onChange={({ target }) => change({ text: target.value })}
              />
            )}
          </Field>
          {words > 0 && (
            <>
              <Switch
                label={<Trans>Beim Aufnehmen mitlaufen lassen</Trans>}
                checked={script.shown}
                onChange={(shown) => change({ shown })}
              />
              {script.shown && (
                <Field
                  label={<Trans>Tempo: {script.speed} Wörter in der Minute</Trans>}
                  hint={<Trans>Beim Aufnehmen ändern Sie es mit den Tasten + und −.</Trans>}
                >
                  {(control) => (
                    <input
                      {...control}
                      type="range"
                      min={speeds.slowest}
                      max={speeds.fastest}
                      step={speeds.step}
                      value={script.speed}
                      aria-valuetext={t`${script.speed} Wörter in der Minute`}
                      onChange={({ target }) => change({ speed: Number(target.value) })}
                      className="h-touch w-full accent-primary"
                    />
                  )}
                </Field>
              )}
            </>
          )}
        </div>
      </details>
    </Card>
  );
}
