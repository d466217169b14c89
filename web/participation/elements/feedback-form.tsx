import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { send } from '../../lib/api.ts';
import { mostAt } from '../../lib/form/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { usePersonName } from '../../ui/person-name.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAssess } from '../criteria/criteria-card.tsx';
import { LevelChoice } from '../criteria/level-choice.tsx';
import { useDraft } from '../dashboard/drafts.ts';
import type { Place } from '../dashboard/path.ts';
import type { Work } from '../dashboard/use-work.ts';
import { RatingButtons } from '../videos/rating-buttons.tsx';
import { SharedMedia } from '../videos/shared-media.tsx';
import type { ElementOf } from './element-props.ts';

type SharedVideo = z.infer<typeof sharedVideos.answer>[number];

type FeedbackFormProps = Readonly<{
  element: ElementOf<'give_feedback'>;
  place: Place;
  shared: readonly SharedVideo[];
  /** The person's feedback by the id of the submission. */
  given: ReadonlyMap<string, string>;
  work: Work;
}>;

/** Feedback on one recording at a time: watch, rate, write. */
export function FeedbackForm({ element, place, shared, given, work }: FeedbackFormProps) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const [chosen, choose] = useState<string>();
  const video = shared.find(({ id }) => id === chosen) ?? shared.find(({ id }) => !given.has(id)) ?? shared[0];
  const [text, write] = useDraft(element.id, '');
  if (!video) return null;
  const name = nameOf(video.user);
  const hand = () =>
    send(participationCommands.SubmitGiveFeedback, {
      elementId: element.id,
      seminarId: element.seminarId,
      submissionId: video.id,
      feedback: text.trim(),
    }).then(({ position }) => {
      write('');
      choose(undefined);
      return { position };
    });
  return (
    <div className="grid gap-5">
      {shared.length > 1 && (
        <Field label={<Trans>Vortrag von</Trans>}>
          {(control) => (
            <Select {...control} value={video.id} onChange={({ target }) => choose(target.value)}>
              {shared.map(({ id, user }, index) => (
                <option key={id} value={id}>
                  {index + 1}. {nameOf(user)} {given.has(id) ? t`(schon rückgemeldet)` : ''}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <SharedMedia key={video.id} video={video} label={t`Vortrag von ${name}`} />
      {video.rateable && <RatingButtons video={video} />}
      {element.byCriteria && !video.isOwn && <Criteria key={`criteria ${video.id}`} video={video} />}
      {given.has(video.id) && <Given text={given.get(video.id) ?? ''} />}
      {!place.seminar.isOwner && (
        <>
          <Field label={<Trans>Ihre Rückmeldung an {name}</Trans>} hint={<Hint />}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={mostAt(participationCommands.SubmitGiveFeedback.body, 'feedback')}
                value={text}
                onChange={({ target }) => write(target.value)}
              />
            )}
          </Field>
          <Button
            look="primary"
            size="large"
            className="justify-self-start max-sm:justify-self-stretch"
            busy={work.busy}
            disabled={text.trim() === ''}
            onClick={() => work.submit(hand)}
          >
            <Send aria-hidden="true" />
            <Trans>Rückmeldung senden</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function Criteria({ video: { id, criteria, ownLevels } }: Readonly<{ video: SharedVideo }>) {
  const assess = useAssess(id);
  if (criteria.length === 0) return null;
  const levels = assess.isPending ? assess.variables : ownLevels;
  return <LevelChoice criteria={criteria} levels={levels} onChange={(chosen) => assess.mutate(chosen)} />;
}

const Hint = () => (
  <Trans>Was war stark, und was sollte beim nächsten Mal anders sein? Die Person sieht Ihren Namen.</Trans>
);

const Given = ({ text }: Readonly<{ text: string }>) => (
  <div className="flex items-start gap-3 rounded-md bg-good-wash px-4 py-3 text-sm">
    <Check aria-hidden="true" className="mt-0.5 size-[18px] text-good" />
    <div className="min-w-0">
      <p className="font-semibold">
        <Trans>Ihre Rückmeldung</Trans>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  </div>
);
