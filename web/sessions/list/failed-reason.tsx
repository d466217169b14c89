import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { failureWords } from '../failure-words.ts';
import { RetryButton } from '../retry-button.tsx';

/** The list's rows do not carry the reason: it is asked for where there is one. */
export function FailedReason({ id }: Readonly<{ id: string }>) {
  const { i18n } = useLingui();
  const detail = useQuery(query(sessionDetail, { id, points: 2 }));
  const failure = detail.data?.failure;
  if (!failure) return null;
  const { cause, next } = failureWords(failure.reason);
  return (
    <div className="relative col-span-3 col-start-2 mt-1.5 grid justify-items-start gap-2 text-sm text-ink-soft max-md:col-span-full max-md:col-start-1 max-md:mt-3 max-md:mb-1 max-md:pr-2">
      <p>
        {i18n._(cause)} {i18n._(next)}
      </p>
      {failure.canRetry && <RetryButton id={id} />}
    </div>
  );
}
