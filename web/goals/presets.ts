import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CirclePause, Gauge, type LucideIcon, MessageCircleOff, Pencil, Trophy, Volume2 } from 'lucide-react';
import type { Offered } from './goal-draft.ts';

type Preset = Readonly<{ title: MessageDescriptor; icon: LucideIcon; types: readonly Offered[] }>;

/** Common goals. Each condition starts with the good range of its measure. */
export const presets: readonly Preset[] = [
  { title: msg`Weniger Füllwörter`, icon: MessageCircleOff, types: ['filler_words'] },
  { title: msg`Ruhiges Tempo`, icon: Gauge, types: ['speech_speed'] },
  { title: msg`Bewusste Pausen`, icon: CirclePause, types: ['pauses'] },
  { title: msg`Gut zu hören`, icon: Volume2, types: ['volume'] },
  { title: msg`Rundum gut sprechen`, icon: Trophy, types: ['session_score'] },
];

/** A goal without conditions: it only counts talks. */
export const ownIdea: Preset = { title: msg`Eigenes Ziel`, icon: Pencil, types: [] };
