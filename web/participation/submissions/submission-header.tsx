import { Trans } from '@lingui/react/macro';
import { ChevronLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { Switch } from '../../ui/switch.tsx';
import { dashboardAddress } from '../dashboard/path.ts';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { useSharing } from './use-sharing.ts';

/** The author, the element, and the actions on the submission. */
export function SubmissionHeader({ submission }: Readonly<{ submission: ShownSubmission }>) {
  const { shortDateTime } = useFormats();
  const { seminarId, elementId, elementTitle, user, isOwn, createdAt, skipped } = submission;
  const date = shortDateTime(createdAt);
  return (
    <PageHeader
      above={
        <Link
          href={dashboardAddress(seminarId, elementId)}
          className="inline-flex min-h-9 items-center gap-1 text-ink-soft max-md:min-h-touch"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          <Trans>Zum Seminar</Trans>
        </Link>
      }
      title={elementTitle}
      below={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span className="wrap-anywhere">
            <PersonName person={user} />, {date}
          </span>
          {isOwn && (
            <Chip tone="primary">
              <Trans>Ihrer</Trans>
            </Chip>
          )}
          {skipped && (
            <Chip tone="near">
              <Trans>Übersprungen</Trans>
            </Chip>
          )}
        </span>
      }
      actions={isOwn && submission.type === 'video_presentation' && !skipped && <OwnActions submission={submission} />}
    />
  );
}

function OwnActions({ submission }: Readonly<{ submission: ShownSubmission }>) {
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  const { share, shown } = useSharing(submission);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Switch label={<Trans>Mit dem Seminar teilen</Trans>} checked={shown} onChange={share} />
      <Button look="danger" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden="true" />
        <Trans>Löschen</Trans>
      </Button>
      {deleting && (
        <DeleteSubmissionDialog
          id={submission.id}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(dashboardAddress(submission.seminarId, submission.elementId))}
        />
      )}
    </div>
  );
}
