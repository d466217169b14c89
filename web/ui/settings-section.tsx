import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

type SettingsSectionProps = Readonly<{
  title: ReactNode;
  /** Its purpose in a sentence or two. */
  text: ReactNode;
  children: ReactNode;
}>;

/** A section of settings. On wide screens its purpose stands beside the controls. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card>
      <section
        aria-labelledby={id}
        className="grid gap-x-10 gap-y-5 p-6 max-md:p-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="grid content-start gap-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="max-w-reading text-sm text-ink-soft">{text}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </section>
    </Card>
  );
}
