import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { sessionUploads } from '#domain/sessions/contract/calls.ts';
import { type SessionKind, sessionKinds } from '#domain/sessions/contract/norms.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { useFormats } from '../lib/use-formats.ts';
import type { UploadValues } from '../sessions/for-others.ts';
import {
  ClassField,
  KindField,
  LanguageField,
  NameField,
  preferredClass,
  SharingFields,
  useSharing,
} from '../sessions/for-others.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { SendingCard } from './sending-card.tsx';
import { TakeFate } from './take-fate.tsx';
import type { KeptTake, Take } from './take-recorder.ts';
import type { useSendTake } from './use-send-take.ts';

type TakeValues = Pick<UploadValues, 'locale' | 'kind' | 'analysisClass'> & { title: string };
type SendCardProps = Readonly<{
  kept: KeptTake;
  sender: ReturnType<typeof useSendTake>;
  name?: string | undefined;
  kind?: SessionKind | undefined;
  onDiscard: () => void;
}>;

export function SendCard({ kept, sender: { share, send, cancel }, name, kind, onDiscard }: SendCardProps) {
  const { take } = kept;
  const { quotas } = useCurrentUser();
  const sharing = useSharing();
  const form = useTakeForm(take, { name, kind }, (values) => send({ ...values, sharing: sharing.field }));
  const { errors, isSubmitting } = useFormState({ control: form.control });
  if (isSubmitting) return <SendingCard share={share} bytes={take.file?.size ?? 0} onCancel={cancel} />;
  return (
    <Card className="p-6 max-md:p-5">
      <Form form={form} className="grid gap-4">
        <h2>
          <Trans>Aufnahme senden</Trans>
        </h2>
        <NameField form={form} name="title" />
        <LanguageField form={form} name="locale" />
        <KindField form={form} name="kind" />
        <ClassField form={form} name="analysisClass" quotas={quotas.analysis} />
        <SharingFields choices={sharing.choices} />
        {errors.root && <NotSent words={errors.root.message} />}
        <SubmitButton form={form} size="large">
          <Send aria-hidden="true" />
          {errors.root ? <Trans>Noch einmal senden</Trans> : <Trans>Senden und analysieren</Trans>}
        </SubmitButton>
        <TakeFate kept={kept} onDiscard={onDiscard} />
      </Form>
    </Card>
  );
}

type Proposed = Pick<SendCardProps, 'name' | 'kind'>;

function useTakeForm(take: Take, { name, kind }: Proposed, send: (values: TakeValues) => Promise<void>) {
  const { t } = useLingui();
  const { quotas } = useCurrentUser();
  const { shortDateTime } = useFormats();
  return useAppForm<TakeValues, void>({
    schema: sessionUploads.CreateRecording.form,
    defaults: {
      title: name ?? t`Aufnahme vom ${shortDateTime(take.recordedAt)}`,
      locale: currentLocale(),
      kind: kind ?? sessionKinds[0],
      analysisClass: preferredClass(quotas.analysis),
    },
    refusals: { quota_exhausted: 'analysisClass' },
    send,
  });
}

function NotSent({ words }: Readonly<{ words: string | undefined }>) {
  return (
    <Alert>
      {words} <Trans>Die Aufnahme ist nicht gesendet. Sie geht nicht verloren.</Trans>
    </Alert>
  );
}
