import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { talkKinds } from '#domain/sessions/norms.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { currentLocale } from '../../lib/locale.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ClassField } from '../class-field.tsx';
import { KindField } from '../kind-field.tsx';
import { LanguageField } from '../language-field.tsx';
import { NameField } from '../name-field.tsx';
import { SharingFields } from '../sharing/sharing-fields.tsx';
import { useSharing } from '../sharing/use-sharing.ts';
import { preferredClass } from '../upload/quota-left.ts';
import type { UploadField } from '../upload/upload-problems.ts';
import { SendingCard } from './sending-card.tsx';
import { TakeFate } from './take-fate.tsx';
import type { Take } from './take-recorder.ts';
import type { TakeForm, useSendTake } from './use-send-take.ts';

type SendCardProps = Readonly<{ take: Take; sender: ReturnType<typeof useSendTake>; onDiscard: () => void }>;

export function SendCard({ take, sender: { sending, send, cancel }, onDiscard }: SendCardProps) {
  const { i18n, t } = useLingui();
  const { quotas } = useCurrentUser();
  const { shortDateTime } = useFormats();
  const [form, setForm] = useState<TakeForm>(() => ({
    title: t`Aufnahme vom ${shortDateTime(take.recordedAt)}`,
    locale: currentLocale(),
    kind: talkKinds[0],
    analysisClass: preferredClass(quotas.analysis),
  }));
  const sharing = useSharing();
  const change = (part: Partial<TakeForm>) => setForm({ ...form, ...part });
  const problem = sending.kind === 'idle' ? sending.problem : undefined;
  const errorAt = (field: UploadField) => (problem?.field === field ? i18n._(problem.words) : undefined);
  if (sending.kind === 'sending') return <SendingCard share={sending.share} bytes={take.file.size} onCancel={cancel} />;
  return (
    <Card className="p-6 max-md:p-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ ...form, sharing: sharing.field });
        }}
      >
        <h2>
          <Trans>Aufnahme senden</Trans>
        </h2>
        <NameField value={form.title} onChange={(title) => change({ title })} error={errorAt('name')} />
        <LanguageField value={form.locale} onChange={(locale) => change({ locale })} error={errorAt('locale')} />
        <KindField value={form.kind} onChange={(kind) => change({ kind })} />
        <ClassField
          quotas={quotas.analysis}
          value={form.analysisClass}
          onChange={(analysisClass) => change({ analysisClass })}
          error={errorAt('analysisClass')}
        />
        <SharingFields choices={sharing.choices} />
        {problem && <NotSent words={errorAt('form') ?? errorAt('file')} />}
        <Button look="primary" size="large" type="submit" disabled={form.title.trim() === ''}>
          <Send aria-hidden="true" />
          {problem ? <Trans>Noch einmal senden</Trans> : <Trans>Senden und analysieren</Trans>}
        </Button>
        <TakeFate take={take} onDiscard={onDiscard} />
      </form>
    </Card>
  );
}

function NotSent({ words }: Readonly<{ words: string | undefined }>) {
  return (
    <Alert>
      {words} <Trans>Die Aufnahme ist nicht angekommen. Sie liegt weiter in diesem Fenster.</Trans>
    </Alert>
  );
}
