import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BookOpenText,
  Boxes,
  Glasses,
  type LucideIcon,
  MessageSquareQuote,
  MessagesSquare,
  MonitorPlay,
  PencilLine,
  Target,
  TextCursorInput,
  Video,
} from 'lucide-react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';

type ElementType = SeminarElement['type'];

/** Names and icons of seminar elements. */
export const elementTypes: Readonly<Record<ElementType, Readonly<{ name: MessageDescriptor; icon: LucideIcon }>>> = {
  read_text: { name: msg`Text`, icon: BookOpenText },
  watch_video: { name: msg`Video`, icon: MonitorPlay },
  video_presentation: { name: msg`Vortrag`, icon: Video },
  give_feedback: { name: msg`Rückmeldung geben`, icon: MessagesSquare },
  watch_feedback: { name: msg`Rückmeldung ansehen`, icon: MessageSquareQuote },
  gap_text: { name: msg`Lückentext`, icon: TextCursorInput },
  rephrase: { name: msg`Umformulieren`, icon: PencilLine },
  categorize: { name: msg`Zuordnen`, icon: Boxes },
  vr_training: { name: msg`VR-Training`, icon: Glasses },
  goal: { name: msg`Ziel`, icon: Target },
};
