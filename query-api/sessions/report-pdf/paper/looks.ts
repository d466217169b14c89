import type { Look } from './lines.ts';

/** The colours of the light theme, adapted for paper. */
export const colors = {
  ink: '#1b1d28',
  soft: '#51535e',
  faint: '#696b75',
  line: '#e2dfda',
  sunken: '#f5f2ee',
  primary: '#3847a4',
  good: '#0b764d',
  goodWash: '#daf5e5',
  near: '#975d00',
  nearWash: '#ffeed3',
  off: '#b53e20',
  offWash: '#ffe8e1',
  pitch: '#5d4dbe',
  volume: '#007c83',
  pace: '#b16512',
  pause: '#7c808d',
} as const;

const { ink, soft, faint } = colors;

export const looks = {
  title: { face: 'serif-strong', size: 24, color: ink },
  score: { face: 'serif-strong', size: 34, color: ink },
  heading: { face: 'serif-strong', size: 15, color: ink },
  finding: { face: 'ui-strong', size: 10.5, color: ink },
  text: { face: 'ui', size: 9.5, color: ink },
  strong: { face: 'ui-strong', size: 9.5, color: ink },
  soft: { face: 'ui', size: 9.5, color: soft },
  small: { face: 'ui', size: 8, color: faint },
  smallStrong: { face: 'ui-strong', size: 8, color: soft },
  said: { face: 'serif', size: 10.5, color: ink },
} as const satisfies Readonly<Record<string, Look>>;
