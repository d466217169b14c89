import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { resumableUploads } from '#domain/sessions/contract/uploads.ts';
import { isAborted } from '../../lib/api-error.ts';
import { useCurrentUser, usePermitsAny } from '../../lib/current-user.tsx';
import { type AppForm, useAppForm } from '../../lib/form/use-app-form.ts';
import { currentLocale } from '../../lib/locale.ts';
import type { Config } from '../../lib/use-config.ts';
import { closeUpload, openUpload, wantedFor } from '../upload-state.ts';
import { preferredClass } from './quota-left.ts';
import { emptyForm, type UploadValues, withFile } from './upload-form.ts';
import { judgeFile, type MediaType } from './upload-rules.ts';
import { useUpload } from './use-upload.ts';

/** The form field of each refusal, for uploaded files and recorded takes. */
const uploadRefusals = {
  payload_too_large: 'file',
  unsupported_media_type: 'file',
  media_unreadable: 'file',
  quota_exhausted: 'analysisClass',
} as const;

const refusals = {
  wrong_type: msg`Diese Datei nehmen wir nicht an: Es muss Ton oder ein Video im Format MP4 sein.`,
  empty: msg`Diese Datei ist leer.`,
  locked: msg`Diese Art von Datei ist für Ihr Konto nicht freigeschaltet.`,
};
const words = { file: { required: msg`Bitte wählen Sie eine Datei.` } };

type UploadForm = Readonly<{
  form: AppForm<UploadValues>;
  /** Media type of the chosen file. */
  type: MediaType;
  /** The media type that this person may not upload, if any. */
  locked: MediaType | undefined;
  tooBig: boolean;
  choose: (file: File) => void;
  closeTooBig: () => void;
}>;

/** The form of an upload with its checks. `sharing` is a field of the call. */
export function useUploadForm(limits: Config['upload'], sharing: string): UploadForm {
  const { i18n } = useLingui();
  const { quotas } = useCurrentUser();
  const locked = useLockedType();
  const [tooBig, setTooBig] = useState(false);
  const start = useUpload();
  const defaults = () => ({ locale: currentLocale(), analysisClass: preferredClass(quotas.analysis) });
  const form = useAppForm<UploadValues, unknown>({
    schema: resumableUploads.FinishUpload.body,
    defaults: emptyForm(defaults()),
    words,
    refusals: uploadRefusals,
    check: ({ file }) => ({ file: file ? undefined : 'required' }),
    send,
    onDone: () => form.reset(emptyForm(defaults())),
  });
  const file = useWatch({ control: form.control, name: 'file' });

  /** Closes the dialog during the upload and opens it again after a refusal. */
  async function send({ file, ...said }: UploadValues) {
    if (!file) return;
    const whenUploaded = wantedFor();
    closeUpload();
    await start({ file, type: typeOf(file, limits), said: { ...said, sharing } }, whenUploaded).catch((error) => {
      if (!isAborted(error)) openUpload(whenUploaded);
      throw error;
    });
  }

  function choose(chosen: File) {
    const verdict = judgeFile(chosen, limits);
    const isLocked = verdict.kind === 'accepted' && verdict.type === locked;
    form.reset(
      withFile(form.getValues(), {
        file: chosen,
        verdict: isLocked ? { kind: 'wrong_type' } : verdict,
        defaults: defaults(),
      }),
    );
    setTooBig(verdict.kind === 'too_big');
    const refusal = isLocked ? refusals.locked : refusals[verdict.kind as keyof typeof refusals];
    if (refusal) form.setError('file', { type: verdict.kind, message: i18n._(refusal) });
  }

  return { form, type: typeOf(file, limits), locked, tooBig, choose, closeTooBig: () => setTooBig(false) };
}

function typeOf(file: File | null, limits: Config['upload']): MediaType {
  const verdict = file && judgeFile(file, limits);
  return verdict?.kind === 'accepted' ? verdict.type : 'audio';
}

function useLockedType(): MediaType | undefined {
  const [audio, video] = [usePermitsAny('upload:audio'), usePermitsAny('upload:video')];
  if (audio === video) return undefined;
  return audio ? 'video' : 'audio';
}
