import { useLingui } from '@lingui/react';
import { errorMessage } from '../lib/error-messages.ts';

/** The words for a refusal. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => i18n._(errorMessage(error));
}
