import { Plural, Trans } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { readingWordsPerMinute } from '#domain/product/contract/screen-limits.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { readingText, WrittenText } from '../../ui/written-text.tsx';
import { useWork, withoutSkip } from '../dashboard/use-work.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';

export function ReadText({ element, place }: ElementProps<'read_text'>) {
  const { id: elementId, seminarId, state, body } = element;
  const work = useWork(element);
  const done = () => send(participationCommands.SubmitReadText, { elementId, seminarId });
  return (
    <>
      {body.trim() === '' ? (
        <p className="text-ink-soft">
          <Trans>Hier steht noch kein Text.</Trans>
        </p>
      ) : (
        <>
          <p className="mb-4 text-sm text-ink-faint">
            <Trans>
              Lesezeit: <Plural value={minutesToRead(body)} one="etwa # Minute" other="etwa # Minuten" />
            </Trans>
          </p>
          <div className={readingText}>
            <WrittenText text={body} topHeading={2} files={place.seminar.files} />
          </div>
        </>
      )}
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          state !== 'completed' &&
          !place.seminar.isOwner && (
            <Button
              look="primary"
              size="large"
              busy={work.busy}
              onClick={() => work.submitAndGoOn(() => withoutSkip(element, done))}
            >
              <Trans>Gelesen, weiter</Trans>
            </Button>
          )
        }
      />
    </>
  );
}

const minutesToRead = (text: string) => Math.ceil(text.trim().split(/\s+/).length / readingWordsPerMinute);
