import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileAudio } from 'lucide-react';
import { useState } from 'react';
import {
  comparisonUploads,
  type EngineState,
  largestCompared,
  longestCompared,
  mostSaid,
  type SpeechEngine,
  shippedRecording,
  speechEngines,
} from '#domain/speech/contract/comparison.ts';
import { query } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EngineChoice } from './engine-choice.tsx';

/** A form for the recording, its text and the engines. */
export function CompareForm({ onBegun }: Readonly<{ onBegun: (id: string) => void }>) {
  const engines = useQuery(query(speechEngines, {}));
  if (engines.error && !engines.data) {
    return (
      <Card>
        <ErrorState error={engines.error} retry={() => void engines.refetch()} />
      </Card>
    );
  }
  if (!engines.data) {
    return (
      <Loading>
        <Skeleton className="h-96 rounded-lg" />
      </Loading>
    );
  }
  return <Form engines={engines.data} onBegun={onBegun} />;
}

type FormProps = Readonly<{ engines: readonly EngineState[]; onBegun: (id: string) => void }>;
type Own = Readonly<{ file: File; said: string; locale: 'de' | 'en' }>;

function Form({ engines, onBegun }: FormProps) {
  const { i18n } = useLingui();
  const language = useLocale();
  const [own, setOwn] = useState<Own>();
  // Engines on this server are preselected. The person has to tick engines that send the recording elsewhere.
  const [chosen, setChosen] = useState<readonly SpeechEngine[]>(
    engines.filter(({ isSetUp, sentTo }) => isSetUp && sentTo === null).map(({ engine }) => engine),
  );
  const hosts = engines.flatMap(({ engine, sentTo }) => (sentTo !== null && chosen.includes(engine) ? [sentTo] : []));
  const { said, locale } = own ?? shippedRecording;
  const begin = useMutation({
    mutationFn: () =>
      upload(comparisonUploads.CompareEngines, {
        ...{ said, locale, engines: JSON.stringify(chosen), hosts: JSON.stringify(hosts) },
        ...(own && { file: own.file }),
      }),
    onSuccess: ({ comparisonId }) => onBegun(comparisonId),
  });
  return (
    <div className="grid max-w-[860px] gap-5">
      <Card className="grid gap-5 p-6 max-md:p-5">
        <h2>
          <Trans>Aufnahme</Trans>
        </h2>
        <Recording own={own} onChoose={(file) => setOwn(file && { file, said: '', locale: language })} />
        {own && <Said own={own} onChange={setOwn} />}
      </Card>
      <EngineChoice engines={engines} chosen={chosen} onChange={setChosen} />
      {begin.error && <Alert>{i18n._(errorMessage(begin.error))}</Alert>}
      <p>
        <Button
          look="primary"
          busy={begin.isPending}
          disabled={chosen.length === 0 || said.trim() === ''}
          onClick={() => begin.mutate()}
        >
          <Trans>Vergleichen</Trans>
        </Button>
      </p>
    </div>
  );
}

type RecordingProps = Readonly<{ own: Own | undefined; onChoose: (file: File | undefined) => void }>;

function Recording({ own, onChoose }: RecordingProps) {
  const { t } = useLingui();
  const { size } = useFormats();
  const { seconds, said } = shippedRecording;
  const [minutes, most] = [longestCompared / 60, size(largestCompared)];
  return (
    <div className="grid gap-3 text-sm">
      {own ? (
        <p className="font-[550] wrap-anywhere">{own.file.name}</p>
      ) : (
        <div className="grid gap-1">
          <p>
            <Trans>Die mitgelieferte Aufnahme: Englisch, {seconds} Sekunden, gemeinfrei</Trans>
          </p>
          <blockquote lang="en" className="font-display text-ink-soft">
            {said}
          </blockquote>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={t`Eigene Aufnahme`} accept="audio/*,video/mp4" onChoose={onChoose}>
          <FileAudio aria-hidden="true" />
          {own ? <Trans>Andere Aufnahme</Trans> : <Trans>Eigene Aufnahme wählen</Trans>}
        </FileButton>
        {own && (
          <Button look="quiet" onClick={() => onChoose(undefined)}>
            <Trans>Doch die mitgelieferte</Trans>
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-faint">
        <Trans>
          Höchstens {minutes} Minuten und {most}. Sie wird nach dem Vergleich gelöscht und zählt nicht als Vortrag.
        </Trans>
      </p>
    </div>
  );
}

function Said({ own, onChange }: Readonly<{ own: Own; onChange: (own: Own) => void }>) {
  const { t } = useLingui();
  return (
    <>
      <Field label={<Trans>Was gesagt wurde</Trans>} hint={<Trans>Wort für Wort, mit jedem Ähm und Versprecher</Trans>}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={mostSaid}
            value={own.said}
            onChange={({ target }) => onChange({ ...own, said: target.value })}
          />
        )}
      </Field>
      <Field label={<Trans>Sprache</Trans>}>
        {(control) => (
          <Select
            {...control}
            className="max-w-60"
            value={own.locale}
            onChange={({ target }) => onChange({ ...own, locale: target.value === 'en' ? 'en' : 'de' })}
          >
            <option value="de">{t`Deutsch`}</option>
            <option value="en">{t`Englisch`}</option>
          </Select>
        )}
      </Field>
    </>
  );
}
