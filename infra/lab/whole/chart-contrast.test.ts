import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Colours of charts, waves and chips of measures, and colours of the words in and beside them. */
const drawn = ['primary', 'pitch', 'volume', 'pace', 'pause', 'wave', 'good', 'near', 'off', 'record'];
const written = ['ink', 'ink-soft', 'ink-faint', 'primary', 'good', 'near', 'off', 'record'];
/** Backgrounds of charts: a card, the page, and a panel. */
const grounds = ['surface', 'ground', 'sunken'];

type Theme = Readonly<Record<string, string>>;
const declared = (css: string): Theme =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(oklch\([^)]+\))/g)].map(([, name = '', value = '']) => [name, value]),
  );
const [whole = '', dark = ''] = (await readFile('web/ui/tokens.css', 'utf8')).split('[data-theme="dark"]');
const themes = { light: declared(whole), dark: { ...declared(whole), ...declared(dark) } } as const;

test.each(Object.keys(themes) as (keyof typeof themes)[])(
  'every curve is visible on its background in the %s',
  (name) => {
    expect(tooClose(themes[name], drawn, 3)).toEqual([]);
  },
);

test.each(Object.keys(themes) as (keyof typeof themes)[])('every word of a chart is readable in the %s', (name) => {
  expect(tooClose(themes[name], written, 4.5)).toEqual([]);
});

test('measures contrast as WCAG does', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  // #767676 on white is the well-known limit of 4.5:1.
  expect(contrast('oklch(0.5654 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
});

/** Pairs below `least`, with their contrast. */
function tooClose(theme: Theme, colours: readonly string[], least: number): readonly string[] {
  return colours.flatMap((colour) =>
    grounds
      .map((ground) => ({ pair: `${colour} on ${ground}`, found: contrast(of(theme, colour), of(theme, ground)) }))
      .filter(({ found }) => found < least)
      .map(({ pair, found }) => `${pair}: ${found.toFixed(2)}`),
  );
}

function of(theme: Theme, name: string): string {
  const value = theme[name];
  if (!value) throw new Error(`there is no colour ${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance of `oklch(l c h)`. The matrices are those of CSS Color 4. */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  // Clips to the gamut of the screen.
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  const red = shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
