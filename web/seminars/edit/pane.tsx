import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { seminarCommands, seminarDetail } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail, SeminarElement } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AboutForm } from './about/about-form.tsx';
import { CriteriaForm } from './criteria/criteria-form.tsx';
import { CategorizeForm } from './forms/categorize-form.tsx';
import { ElementFrame } from './forms/element-frame.tsx';
import { GapTextForm } from './forms/gap-text-form.tsx';
import { GiveFeedbackForm } from './forms/give-feedback-form.tsx';
import { GoalForm } from './forms/goal-form.tsx';
import { RephraseForm } from './forms/rephrase-form.tsx';
import type { ElementFormProps } from './forms/use-element-form.ts';
import { commonFields, useElementForm } from './forms/use-element-form.ts';
import { VideoPresentationForm } from './forms/video-presentation-form.tsx';
import { VrTrainingForm } from './forms/vr-training-form.tsx';
import { WatchFeedbackForm } from './forms/watch-feedback-form.tsx';
import { WatchVideoForm } from './forms/watch-video-form.tsx';
import { Preview } from './preview/preview.tsx';
import type { ElementType, Selection } from './use-selection.ts';

function ReadTextForm(props: ElementFormProps<'read_text'>) {
  const { element, isGone } = props;
  const { t } = useLingui();
  const of = useElementForm(props, {
    schema: commonFields,
    defaults: { title: element?.title ?? '', body: element?.body ?? '' },
    write: (target, values) => send(seminarCommands.WriteReadText, { ...target, ...values }),
  });
  return (
    <ElementFrame
      type="read_text"
      of={of}
      isNew={!element}
      isGone={isGone}
      bodyLabel={t`Text`}
      preview={<Preview type="read_text" control={of.form.control} done={<Trans>Gelesen</Trans>} />}
    />
  );
}

const forms: { readonly [Type in ElementType]: ComponentType<ElementFormProps<Type>> } = {
  read_text: ReadTextForm,
  watch_video: WatchVideoForm,
  video_presentation: VideoPresentationForm,
  give_feedback: GiveFeedbackForm,
  watch_feedback: WatchFeedbackForm,
  gap_text: GapTextForm,
  rephrase: RephraseForm,
  categorize: CategorizeForm,
  vr_training: VrTrainingForm,
  goal: GoalForm,
};

type PaneProps = Readonly<{
  seminar: SeminarDetail;
  selection: Selection;
  open: (selection: Selection) => void;
  choose: (selection: Selection) => void;
}>;

/** The selected part of the seminar, beside the outline; on a phone it replaces the outline. */
export function Pane({ seminar, selection, open, choose }: PaneProps) {
  if (selection.kind === 'about') return <AboutForm seminar={seminar} />;
  return (
    <Card className="p-6 max-md:p-4">
      <Button look="quiet" className="mb-3 -ml-3 lg:hidden" onClick={() => choose({ kind: 'about' })}>
        <ArrowLeft aria-hidden="true" />
        <Trans>Zur Gliederung</Trans>
      </Button>
      {selection.kind === 'criteria' ? (
        <CriteriaForm seminar={seminar} />
      ) : (
        <ElementPane seminar={seminar} selection={selection} open={open} />
      )}
    </Card>
  );
}

type OfElement = Readonly<{
  seminar: SeminarDetail;
  selection: Exclude<Selection, { kind: 'about' } | { kind: 'criteria' }>;
  open: (selection: Selection) => void;
}>;

function ElementPane({ seminar, selection, open }: OfElement) {
  const elementId = selection.kind === 'element' ? selection.elementId : undefined;
  const { element, isGone } = useElement(seminar, elementId);
  const type = selection.kind === 'new' ? selection.type : element?.type;
  if (!type) return <Missing />;
  const Shown = forms[type] as ComponentType<ElementFormProps<ElementType>>;
  const blockId = selection.kind === 'new' ? selection.blockId : (element?.blockId ?? '');
  const home = seminar.blocks.some(({ id }) => id === blockId) ? blockId : (seminar.blocks[0]?.id ?? blockId);
  return (
    <Shown
      key={elementId ?? `${type} ${blockId}`}
      seminar={seminar}
      blockId={home}
      element={element}
      isGone={isGone}
      onSaved={(id) => id !== elementId && open({ kind: 'element', elementId: id })}
    />
  );
}

/** The present element, or its last known version if it was deleted. */
function useElement({ blocks }: SeminarDetail, elementId: string | undefined) {
  const last = useRef<SeminarElement>(undefined);
  const now = blocks.flatMap(({ elements }) => elements).find(({ id }) => id === elementId);
  if (now) last.current = now;
  const known = elementId !== undefined && last.current?.id === elementId ? last.current : undefined;
  return { element: now ?? known, isGone: !now && known !== undefined };
}

/** A new element is missing until it is fetched. */
function Missing() {
  const isFetching = useIsFetching({ queryKey: [seminarDetail.name] }) > 0;
  if (isFetching) {
    return (
      <Loading>
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  return (
    <EmptyState
      icon={FileQuestion}
      title={<Trans>Dieses Element gibt es nicht (mehr)</Trans>}
      text={<Trans>Wählen Sie ein anderes aus der Gliederung.</Trans>}
    />
  );
}
