import { Trans } from '@lingui/react/macro';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { PersonStanding } from './person-standing.ts';

const Texts = z.array(z.string());
const Groups = z.array(z.object({ name: z.string(), phrases: z.array(z.string()) }));

/** The submitted answers, as far as the owner may read them. */
function SubmittedAnswers({ answers }: Readonly<{ answers: unknown }>) {
  if (typeof answers === 'string') return <p className="wrap-anywhere whitespace-pre-line">{answers}</p>;
  const texts = Texts.safeParse(answers);
  if (texts.success) return <Lines lines={texts.data} />;
  const groups = Groups.safeParse(answers);
  if (!groups.success) return null;
  return <Lines lines={groups.data.map(({ name, phrases }) => `${name}: ${phrases.join(', ')}`)} />;
}

const Lines = ({ lines }: Readonly<{ lines: readonly string[] }>) => (
  <ol className="grid list-decimal gap-0.5 pl-5">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two answers may be equal
      <li key={index} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ol>
);

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
