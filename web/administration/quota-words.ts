import { useLingui } from '@lingui/react/macro';
import type { Quotas } from '#domain/kernel/entitlement.ts';

export const quotaKinds = ['analysis', 'ai_feedback', 'live_transcription'] as const satisfies (keyof Quotas)[];
export const quotaClasses = ['fast', 'relaxed'] as const;

export function useQuotaWords() {
  const { t } = useLingui();
  return {
    kinds: { analysis: t`Analysen`, ai_feedback: t`KI-Rückmeldungen`, live_transcription: t`Live-Text (Sekunden)` },
    classes: { fast: t`schnell`, relaxed: t`in Ruhe` },
    states: { held: t`vorgemerkt`, used: t`verbraucht`, given_back: t`zurückgegeben` },
  } as const;
}
