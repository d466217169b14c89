import { Trans, useLingui } from '@lingui/react/macro';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../lib/element-types.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { isLocked, type Place } from '../dashboard/path.ts';
import { elementHeading } from '../dashboard/use-element-focus.ts';
import { Categorize } from './categorize.tsx';
import { DueNote } from './due-note.tsx';
import { GapText } from './gap-text.tsx';
import { GiveFeedback } from './give-feedback.tsx';
import { Goal } from './goal.tsx';
import { Locked } from './locked.tsx';
import { ReadText } from './read-text.tsx';
import { Rephrase } from './rephrase.tsx';
import { VideoPresentation } from './video-presentation.tsx';
import { VrTraining } from './vr-training.tsx';
import { WatchFeedback } from './watch-feedback.tsx';
import { WatchVideo } from './watch-video.tsx';

type ElementViewProps = Readonly<{ element: SeminarElement; place: Place }>;

/** One step of a seminar in reading width: its place, its task, and its form. */
export function ElementView({ element, place }: ElementViewProps) {
  const isClosed = isLocked(element) && !place.seminar.isOwner;
  return (
    <Card data-step="" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7 p-8 max-md:gap-6 max-md:p-5">
      {element.elementIndex === 0 && place.block.description.trim() !== '' && (
        <div className="max-w-reading border-l-2 border-primary pl-4 text-sm text-pretty text-ink-soft">
          <WrittenText text={place.block.description} files={place.seminar.files} />
        </div>
      )}
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Where element={element} place={place} />
          {!place.seminar.isOwner && <StateChip element={element} />}
        </div>
        <h1 id={elementHeading} tabIndex={-1} className="wrap-anywhere">
          {element.title}
        </h1>
        <DueNote element={element} />
        {!isClosed && element.type !== 'read_text' && element.body.trim() !== '' && (
          <div className="max-w-reading text-pretty text-ink-soft">
            <WrittenText text={element.body} topHeading={2} files={place.seminar.files} />
          </div>
        )}
      </header>
      {isClosed ? <Locked element={element} place={place} /> : <Body element={element} place={place} />}
    </Card>
  );
}

function Where({ element, place: { seminar, block } }: ElementViewProps) {
  const { i18n } = useLingui();
  const [blockNumber, number, all] = [block.blockIndex + 1, element.elementIndex + 1, block.elements.length];
  const blocks = seminar.blocks.length;
  return (
    <p className="text-sm text-ink-faint">
      {blocks > 1 ? (
        <Trans>
          Block {blockNumber}, Schritt {number} von {all}
        </Trans>
      ) : (
        <Trans>
          Schritt {number} von {all}
        </Trans>
      )}{' '}
      · {i18n._(elementTypes[element.type].name)}
    </p>
  );
}

function StateChip({ element: { state } }: Readonly<{ element: SeminarElement }>) {
  switch (state) {
    case 'completed':
      return (
        <Chip tone="good">
          <Trans>Erledigt</Trans>
        </Chip>
      );
    case 'skipped':
      return (
        <Chip tone="near">
          <Trans>Übersprungen</Trans>
        </Chip>
      );
    case 'waiting':
      return (
        <Chip>
          <Trans>Wartet auf andere</Trans>
        </Chip>
      );
    case 'active':
      return null;
  }
}

function Body({ element, place }: ElementViewProps) {
  switch (element.type) {
    case 'read_text':
      return <ReadText element={element} place={place} />;
    case 'watch_video':
      return <WatchVideo element={element} place={place} />;
    case 'video_presentation':
      return <VideoPresentation element={element} place={place} />;
    case 'give_feedback':
      return <GiveFeedback element={element} place={place} />;
    case 'watch_feedback':
      return <WatchFeedback element={element} place={place} />;
    case 'gap_text':
      return <GapText element={element} place={place} />;
    case 'rephrase':
      return <Rephrase element={element} place={place} />;
    case 'categorize':
      return <Categorize element={element} place={place} />;
    case 'vr_training':
      return <VrTraining element={element} place={place} />;
    case 'goal':
      return <Goal element={element} place={place} />;
  }
}
