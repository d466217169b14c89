import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useWork, withoutSkip } from '../dashboard/use-work.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { Film } from './film.tsx';
import { LinkedFilm } from './linked-film.tsx';
import { Missing } from './missing.tsx';

/** An uploaded film has to be watched to its end. A linked film cannot be tracked, so the person confirms it. */
export function WatchVideo({ element, place }: ElementProps<'watch_video'>) {
  const { id: elementId, seminarId, state, source, videoURI, videoId, title } = element;
  const [isSeen, setSeen] = useState(false);
  const work = useWork(element);
  const done = () => send(participationCommands.SubmitWatchVideo, { elementId, seminarId });
  const mayDone = state !== 'completed' && !place.seminar.isOwner;
  return (
    <>
      {source === 'file' ? (
        <Film address={videoURI} title={title} onSeen={() => setSeen(true)} />
      ) : (
        <LinkedFilm address={videoURI} videoId={videoId} title={title} onOpened={() => setSeen(true)} />
      )}
      <Missing element={element} place={place}>
        {!isSeen &&
          (source === 'file' ? <Trans>Bitte bis zum Ende ansehen</Trans> : <Trans>Bitte erst das Video ansehen</Trans>)}
      </Missing>
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          mayDone && (
            <Button
              look="primary"
              size="large"
              busy={work.busy}
              disabled={!isSeen}
              onClick={() => work.submitAndGoOn(() => withoutSkip(element, done))}
            >
              <Trans>Angesehen, weiter</Trans>
            </Button>
          )
        }
      />
    </>
  );
}
