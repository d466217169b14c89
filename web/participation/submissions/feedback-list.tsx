import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type * as z from 'zod/mini';
import type { feedbackForUser } from '#domain/participation/contract/submissions.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { PersonName } from '../../ui/person-name.tsx';

type Feedback = z.infer<typeof feedbackForUser.answer>[number];

/** `linked`: each entry links to its submission. */
export function FeedbackList({
  feedback,
  linked = false,
}: Readonly<{ feedback: readonly Feedback[]; linked?: boolean }>) {
  const { shortDateTime } = useFormats();
  return (
    <ul className="grid gap-4">
      {feedback.map(({ id, feedback: text, from, isOwner, createdAt, submissionId }) => (
        <li key={id} className="grid gap-1.5 border-l-2 border-primary pl-4">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
            <b className="text-ink wrap-anywhere">
              <PersonName person={from} />
            </b>
            {isOwner && (
              <Chip tone="primary">
                <Trans>Seminarleitung</Trans>
              </Chip>
            )}
            <span className="text-ink-faint tabular-nums">{shortDateTime(createdAt)}</span>
          </p>
          <p className="max-w-reading font-display text-lg whitespace-pre-line text-pretty wrap-anywhere">
            {text ?? (
              <span className="text-ink-faint">
                <Trans>Diese Rückmeldung ist gelöscht.</Trans>
              </span>
            )}
          </p>
          {linked && (
            <Link
              href={`/seminars/submission/${submissionId}`}
              className="inline-flex min-h-9 items-center justify-self-start text-sm font-[550] text-primary max-md:min-h-touch"
            >
              <Trans>Zum Vortrag</Trans>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
