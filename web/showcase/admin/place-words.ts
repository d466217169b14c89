import { useLingui } from '@lingui/react/macro';
import type { HowToPlace } from '#domain/showcase/contract/calls.ts';

/** The pages that offer a video. */
export function usePlaceWords(): Readonly<Record<HowToPlace, string>> {
  const { t } = useLingui();
  return { recorder: t`bei der Aufnahme`, report: t`beim Bericht` };
}
