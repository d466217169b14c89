import { useLingui } from '@lingui/react/macro';
import { hasCode } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLimits } from '../use-limits.ts';

type Refused = Readonly<{ /** Too large to be sent at all. */ refused: File | undefined; error: unknown }>;

/** Why the last file is not here, and what helps. */
export function useUploadFault({ refused, error }: Refused): string | undefined {
  const { t, i18n } = useLingui();
  const { size } = useFormats();
  const limits = useLimits();
  const largest = limits ? size(limits.maxBytes) : '';
  if (refused || hasCode(error, 'payload_too_large'))
    return t`Die Datei ist zu groß: höchstens ${largest}. Ein Export mit kleineren Bildern hilft meistens.`;
  if (hasCode(error, 'unsupported_media_type'))
    return t`Das ist keine PDF-Datei. Bitte speichern oder exportieren Sie Ihre Folien als PDF.`;
  if (hasCode(error, 'too_many_requests'))
    return t`Das waren sehr viele Dateien an einem Tag. Bitte versuchen Sie es später noch einmal.`;
  return error ? i18n._(errorMessage(error)) : undefined;
}
