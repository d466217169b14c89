import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useCurrentUser, usePermitsAny } from '../../lib/current-user.tsx';
import { currentLocale } from '../../lib/locale.ts';
import type { Config } from '../use-config.ts';
import { preferredClass } from './quota-left.ts';
import { emptyForm, type UploadForm, withFile } from './upload-form.ts';
import type { UploadProblem } from './upload-problems.ts';
import { type FileVerdict, judgeFile, type MediaType } from './upload-rules.ts';

const refusals = {
  wrong_type: msg`Diese Datei nehmen wir nicht an: Es muss Ton oder ein Video im Format MP4 sein.`,
  empty: msg`Diese Datei ist leer.`,
  locked: msg`Diese Art von Datei ist für Ihr Konto nicht freigeschaltet.`,
};

/** The upload form, the rules for what is chosen, and a key that is new with every change of it. */
export function useUploadForm(limits: Config['upload']) {
  const { quotas } = useCurrentUser();
  const locked = useLockedType();
  const defaults = () => ({ locale: currentLocale(), analysisClass: preferredClass(quotas.analysis) });
  const [form, setForm] = useState<UploadForm>(() => emptyForm(defaults()));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<UploadProblem>();
  const [tooBig, setTooBig] = useState(false);

  function set(next: UploadForm, problem?: UploadProblem) {
    setForm(next);
    setRefusal(problem);
    setKey(crypto.randomUUID());
  }

  function choose(file: File) {
    const verdict = judgeFile(file, limits);
    const isLocked = verdict.kind === 'accepted' && verdict.type === locked;
    const judged: FileVerdict = isLocked ? { kind: 'wrong_type' } : verdict;
    const words = isLocked ? refusals.locked : judged.kind in refusals && refusals[judged.kind as 'empty'];
    set(withFile(form, { file, verdict: judged, defaults: defaults() }), words ? { field: 'file', words } : undefined);
    setTooBig(verdict.kind === 'too_big');
  }

  return {
    form,
    key,
    refusal,
    locked,
    tooBig,
    choose,
    change: (change: Partial<UploadForm>) => set({ ...form, ...change }, refusal),
    clear: () => set(emptyForm(defaults())),
    closeTooBig: () => setTooBig(false),
  };
}

function useLockedType(): MediaType | undefined {
  const [audio, video] = [usePermitsAny('upload:audio'), usePermitsAny('upload:video')];
  if (audio === video) return undefined;
  return audio ? 'video' : 'audio';
}
