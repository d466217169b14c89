import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Route } from 'lucide-react';
import type { GuestSeminar as Shown } from '#domain/shares/contract/guest-calls.ts';
import { elementTypes } from '../lib/element-types.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkedVideo } from '../ui/linked-video.tsx';
import { Price } from '../ui/price.tsx';
import { WrittenText } from '../ui/written-text.tsx';

type Element = Shown['blocks'][number]['elements'][number];

/** The contents of a seminar, read-only. */
export function GuestSeminar({ seminar }: Readonly<{ seminar: Shown }>) {
  const { blocks, description, lecturer, price, hours, files } = seminar;
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3 p-7 max-md:p-5">
        <WrittenText text={description} topHeading={2} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {lecturer && (
            <span>
              <Trans>Mit {lecturer}</Trans>
            </span>
          )}
          {hours > 0 && (
            <span>
              <Plural value={hours} one="# Stunde" other="# Stunden" />
            </span>
          )}
          {price && (
            <span>
              <Price text={price} />
            </span>
          )}
        </p>
      </Card>
      {blocks.length === 0 && (
        <Card>
          <EmptyState
            icon={Route}
            title={<Trans>Hier steht noch nichts</Trans>}
            text={<Trans>Das Seminar hat noch keine Blöcke.</Trans>}
          />
        </Card>
      )}
      {blocks.map((block, index) => (
        <Card key={block.id} className="grid gap-6 p-7 max-md:p-5">
          <div className="grid gap-2">
            <h2>
              {index + 1} · {block.title}
            </h2>
            {block.description && (
              <div className="text-ink-soft">
                <WrittenText text={block.description} files={files} />
              </div>
            )}
          </div>
          {block.elements.map((element) => (
            <ElementShown key={element.id} element={element} files={files} />
          ))}
        </Card>
      ))}
    </div>
  );
}

function ElementShown({ element, files }: Readonly<{ element: Element; files: Shown['files'] }>) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = elementTypes[element.type as keyof typeof elementTypes];
  const { title, body, video, lines } = element;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <p className="flex items-center gap-2 text-xs text-ink-faint">
        <Icon aria-hidden="true" className="size-4" />
        {i18n._(name)}
      </p>
      <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
      {body.trim() && <WrittenText text={body} files={files} />}
      {video &&
        (video.videoId ? (
          <LinkedVideo title={title} link={video.url} videoId={video.videoId} className="overflow-hidden rounded-md" />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: films of seminars have no captions
          <video controls preload="metadata" src={video.url} className="aspect-video w-full rounded-md bg-stage" />
        ))}
      {lines.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
