import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { BriefcaseBusiness, Laugh, Lightbulb, type LucideIcon } from 'lucide-react';
import { type Rated, useRating } from './use-rating.ts';

type Rating = Rated['own'][number];

const ratings: readonly Readonly<{ type: Rating; name: MessageDescriptor; icon: LucideIcon }>[] = [
  { type: 'amusing', name: msg`Unterhaltsam`, icon: Laugh },
  { type: 'creative', name: msg`Kreativ`, icon: Lightbulb },
  { type: 'professional', name: msg`Professionell`, icon: BriefcaseBusiness },
];

/** The count of each rating, and toggles for one's own. Ratings of one's own talk are read-only. */
export function RatingButtons({ video }: Readonly<{ video: Rated }>) {
  const { t, i18n } = useLingui();
  const rate = useRating(video);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Bewertungen`}</legend>
      {ratings.map(({ type, name, icon: Icon }) => {
        const count = video.ratings[type];
        const isOn = video.own.includes(type);
        const words = t`${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}`;
        const looks = cx(
          'inline-flex min-h-10 items-center gap-2 rounded-full border px-3.5 text-sm font-[550] max-md:min-h-touch',
          isOn ? 'border-primary bg-primary-wash text-primary' : 'border-line text-ink-soft',
        );
        const content = (
          <>
            <Icon aria-hidden="true" className="size-[18px]" />
            {i18n._(name)}
            <span className="tabular-nums" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">{words}</span>
          </>
        );
        return video.isOwn || !video.rateable ? (
          <span key={type} className={looks}>
            {content}
          </span>
        ) : (
          <button
            key={type}
            type="button"
            aria-pressed={isOn}
            className={cx(looks, 'hover:bg-sunken')}
            onClick={() => rate(type, !isOn)}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}
