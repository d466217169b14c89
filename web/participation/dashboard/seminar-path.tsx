import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SeminarPicker } from '../../ui/seminar-picker.tsx';
import { countCompleted, elementsIn } from './path.ts';
import { PathItem } from './path-item.tsx';

type SeminarPathProps = Readonly<{ seminar: SeminarDetail; shownId: string | undefined }>;

/** All blocks and elements. On a phone the path is folded below the progress. */
export function SeminarPath({ seminar, shownId }: SeminarPathProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Card className="min-w-0 lg:sticky lg:top-[calc(var(--top-bar)+24px)] lg:max-h-[calc(100dvh-var(--top-bar)-48px)] lg:overflow-y-auto">
      <div className="grid gap-2 px-[18px] pt-[18px] pb-3">
        <SeminarPicker currentId={seminar.id} page="dashboard" />
        <h2 className="text-lg leading-snug wrap-anywhere">{seminar.name}</h2>
        {!seminar.isOwner && <HowFar seminar={seminar} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Further seminar={seminar} />
          <Button
            look="quiet"
            className="lg:hidden"
            aria-expanded={open}
            aria-controls="seminar-path"
            onClick={() => setOpen(!open)}
          >
            <Trans>Alle Schritte</Trans>
            <ChevronDown
              aria-hidden="true"
              className={open ? 'rotate-180 transition-transform' : 'transition-transform'}
            />
          </Button>
        </div>
      </div>
      <nav id="seminar-path" aria-label={t`Weg durch das Seminar`} className={`pb-3 ${open ? '' : 'max-lg:hidden'}`}>
        {seminar.blocks.map((block, index) => (
          <section key={block.id} aria-labelledby={`block-${block.id}`}>
            <h3 id={`block-${block.id}`} className="px-[18px] pt-4 pb-1.5 wrap-anywhere text-ink-soft">
              {index + 1} · {block.title}
            </h3>
            {block.elements.length === 0 && (
              <p className="px-[18px] py-2 text-xs text-ink-faint">
                <Trans>Noch leer</Trans>
              </p>
            )}
            <ul>
              {block.elements.map((element) => (
                <PathItem
                  key={element.id}
                  element={element}
                  isShown={element.id === shownId}
                  isNext={element.id === seminar.position?.elementId}
                  isOwner={seminar.isOwner}
                  onOpen={() => setOpen(false)}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Card>
  );
}

function HowFar({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const { t } = useLingui();
  const done = countCompleted(seminar);
  const all = elementsIn(seminar).length;
  if (all === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft tabular-nums">
        {done === all ? (
          <Trans>Geschafft: alles erledigt</Trans>
        ) : (
          <Plural value={all} one={`${done} von # Schritt erledigt`} other={`${done} von # Schritten erledigt`} />
        )}
      </p>
      <ProgressBar label={t`Fortschritt im Seminar`} value={seminar.progress ?? 0} />
    </>
  );
}

const Further = ({ seminar: { id } }: Readonly<{ seminar: SeminarDetail }>) => (
  <Link
    href={`/seminars/videos/${id}`}
    className="inline-flex min-h-9 items-center text-sm font-[550] text-primary max-md:min-h-touch"
  >
    <Trans>Geteilte Vorträge</Trans>
  </Link>
);
