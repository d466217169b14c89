import { Plural } from '@lingui/react/macro';
import type { Submission } from '../answers.ts';
import type { ElementOf } from '../element-props.ts';

type StillWantedProps = Readonly<{ element: ElementOf<'video_presentation'>; own: readonly Submission[] }>;

/** The missing parts, first the talks, then the sharing. */
export function StillWanted({ element, own }: StillWantedProps) {
  const { requiredSubmissions, requiredNumShared } = element;
  const sessions = requiredSubmissions - own.length;
  const shared = requiredNumShared - own.filter(({ isShared }) => isShared).length;
  if (sessions > 0) return <Plural value={sessions} one="Noch ein Vortrag" other="Noch # Vorträge" />;
  return <Plural value={shared} one="Noch einen Vortrag teilen" other="Noch # Vorträge teilen" />;
}
