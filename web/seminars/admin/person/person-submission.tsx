import { Trans } from '@lingui/react/macro';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { PersonStanding } from './person-standing.ts';
import { SubmittedAnswers } from './submitted-answers.tsx';

type Submission = PersonStanding['submissions'][number];

export function PersonSubmission({ submission }: Readonly<{ submission: Submission }>) {
  const { shortDateTime, tenths } = useFormats();
  const [isWriting, setWriting] = useState(false);
  const { id, seminarId, type, skipped, createdAt, isShared, isSeen, answers, score } = submission;
  const isFilm = type === 'video_presentation' && !skipped;
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint tabular-nums">
        {shortDateTime(createdAt)}
        {score !== null && <Trans>Wert {tenths(score)}</Trans>}
        {isFilm && isShared && <Trans>geteilt</Trans>}
      </p>
      <SubmittedAnswers answers={answers} />
      {isFilm && (
        <p className="flex flex-wrap items-center gap-2">
          {isSeen ? (
            <Link href={`/seminars/submission/${id}`} className="font-[550] text-primary underline underline-offset-4">
              <Trans>Vortrag ansehen</Trans>
            </Link>
          ) : (
            <span className="text-ink-faint">
              <Trans>nicht geteilt: Den Vortrag sieht nur die Person selbst.</Trans>
            </span>
          )}
          {isSeen && !isWriting && (
            <Button look="quiet" onClick={() => setWriting(true)}>
              <MessageSquareQuote aria-hidden="true" />
              <Trans>Rückmeldung schreiben</Trans>
            </Button>
          )}
        </p>
      )}
      {isWriting && <FeedbackForm seminarId={seminarId} submissionId={id} onClose={() => setWriting(false)} />}
    </li>
  );
}
