import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { VoicePicture } from './voice-picture.tsx';

type AuthFrameProps = Readonly<{ title: ReactNode; lead?: ReactNode; children: ReactNode; below?: ReactNode }>;

/** A form; a wide screen shows beside it what the product is for. */
export function AuthFrame({ title, lead, children, below }: AuthFrameProps) {
  return (
    <div className="mx-auto grid max-w-[1040px] items-center gap-12 py-10 max-md:py-2 lg:grid-cols-[minmax(0,1fr)_440px]">
      <VoicePicture />
      <div className="mx-auto grid w-full max-w-form gap-5">
        <Card className="grid gap-6 p-8 max-md:p-5">
          <div className="grid gap-1.5">
            <h1>{title}</h1>
            {lead && <p className="text-ink-soft">{lead}</p>}
          </div>
          {children}
        </Card>
        {below && <p className="text-center text-sm text-ink-soft">{below}</p>}
      </div>
    </div>
  );
}
