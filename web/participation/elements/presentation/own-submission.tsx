import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { submissionDetail } from '#domain/participation/contract/submissions.ts';
import { query } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DeleteSubmissionDialog } from '../../submissions/delete-submission-dialog.tsx';
import { useSharing } from '../../submissions/use-sharing.ts';
import type { Submission } from '../answers.ts';

type OwnSubmissionProps = Readonly<{ submission: Submission; number: number; mayShare: boolean }>;

/** One of the person's own submissions: date, score, ratings, and whether it is shared. */
export function OwnSubmission({ submission, number, mayShare }: OwnSubmissionProps) {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const [deleting, setDeleting] = useState(false);
  const detail = useQuery(query(submissionDetail, { id: submission.id })).data;
  const { share, shown } = useSharing(submission);
  const ratings = submission.videoRatings.length;
  return (
    <li className="grid items-center gap-x-5 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="max-sm:hidden">
        {detail?.sessionScore != null ? (
          <ScoreRing score={detail.sessionScore} total={detail.scoreTotal} />
        ) : (
          <span className="grid size-[46px] place-items-center rounded-full bg-sunken text-xs text-ink-faint">…</span>
        )}
      </span>
      <div className="min-w-0">
        <Link
          href={`/seminars/submission/${submission.id}`}
          className="inline-flex min-h-9 items-center font-[550] text-primary max-md:min-h-touch"
        >
          <Trans>Vortrag {number} ansehen</Trans>
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-faint tabular-nums">
          <span>{shortDateTime(submission.createdAt)}</span>
          {ratings > 0 && (
            <span>
              <Plural value={ratings} one="# Bewertung" other="# Bewertungen" />
            </span>
          )}
          {submission.comments > 0 && (
            <span>
              <Plural value={submission.comments} one="# Kommentar" other="# Kommentare" />
            </span>
          )}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        {(shown || mayShare) && (
          <Switch label={<Trans>Mit dem Seminar teilen</Trans>} checked={shown} onChange={share} />
        )}
        <Button look="quiet" size="icon" aria-label={t`Vortrag ${number} löschen`} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {deleting && <DeleteSubmissionDialog id={submission.id} onClose={() => setDeleting(false)} />}
    </li>
  );
}
