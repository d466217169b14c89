import { Trans } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
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
        <div className="grid max-w-reading gap-4 font-display text-lg leading-relaxed wrap-anywhere">
          {paragraphs(body).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <p key={index} className="whitespace-pre-line text-pretty">
              {text}
            </p>
          ))}
        </div>
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

const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
