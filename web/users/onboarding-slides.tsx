import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ArrowRight, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';
import { SessionPicture } from './voice-picture.tsx';

type Slide = Readonly<{ title: MessageDescriptor; text: MessageDescriptor; picture: ReactNode }>;

export const onboardingSlides: readonly Slide[] = [
  {
    title: msg`Willkommen bei Rostra`,
    text: msg`Hier üben Sie, vor anderen zu sprechen: Sie nehmen einen Vortrag auf, lesen, was daran gemessen wurde, und üben gezielt weiter.`,
    picture: (
      <div className="scale-200">
        <Logo />
      </div>
    ),
  },
  {
    title: msg`Aufnehmen oder hochladen`,
    text: msg`Sprechen Sie ins Mikrofon, oder laden Sie eine Aufnahme hoch. Ihre Vorträge sehen nur Sie, bis Sie einen davon teilen.`,
    picture: (
      <div className="grid size-24 place-items-center rounded-full bg-record-wash">
        <div className="grid size-16 place-items-center rounded-full bg-record text-record-ink">
          <Mic className="size-8" />
        </div>
      </div>
    ),
  },
  {
    title: msg`Lesen, was gemessen wurde`,
    text: msg`Lautstärke, Tonhöhe, Pausen, Tempo und Füllwörter stehen auf einer Zeitachse. Jede Stelle hören Sie mit einem Klick.`,
    picture: (
      <div className="w-full max-w-[340px]">
        <SessionPicture />
      </div>
    ),
  },
  {
    title: msg`Üben, was zählt`,
    text: msg`Die Note reicht von 0 bis 10. Zu jedem Vortrag lesen Sie, was am meisten kostet und was Sie daran üben können. Der Verlauf zeigt, ob es wirkt.`,
    picture: (
      <div className="flex items-center gap-4">
        <ScoreRing score={4.2} size={64} />
        <ArrowRight className="text-ink-faint" />
        <ScoreRing score={6.1} size={76} />
        <ArrowRight className="text-ink-faint" />
        <ScoreRing score={7.8} size={92} />
      </div>
    ),
  },
];
