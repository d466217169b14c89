import type { LineSvgProps } from '@nivo/line';

const faint = { fill: 'var(--ink-faint)', fontFamily: 'var(--font-ui)', fontSize: 12 };

/** The look of all charts. The colours are tokens, so they follow the theme. */
export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  background: 'transparent',
  text: faint,
  axis: { ticks: { line: { stroke: 'transparent' }, text: faint }, legend: { text: faint } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--ink-faint)', strokeOpacity: 0.6 } },
};
