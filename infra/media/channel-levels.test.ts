import { expect, test } from 'vitest';
import { levelsIn, speakingChannels } from './channel-levels.ts';

const silence = Number.NEGATIVE_INFINITY;

test('reads the levels of channels and mix from the output of ffmpeg', () => {
  const said = [
    '[Parsed_astats_4 @ 0x2] Channel: 1',
    '[Parsed_astats_4 @ 0x2] RMS level dB: -29.4',
    '[Parsed_astats_4 @ 0x2] Overall',
    '[Parsed_astats_4 @ 0x2] RMS level dB: -29.4',
    '[Parsed_astats_1 @ 0x1] Channel: 1',
    '[Parsed_astats_1 @ 0x1] RMS level dB: -23.4',
    '[Parsed_astats_1 @ 0x1] Channel: 2',
    '[Parsed_astats_1 @ 0x1] RMS level dB: -inf',
    '[Parsed_astats_1 @ 0x1] Overall',
    '[Parsed_astats_1 @ 0x1] RMS level dB: -26.4',
  ].join('\n');
  expect(levelsIn(said)).toEqual({ channels: [-23.4, silence], mix: -29.4 });
  expect(levelsIn('nothing of the kind')).toBeUndefined();
});

test.each([
  { what: 'mono', channels: [-20], mix: -20, speaking: 'all' },
  { what: 'both sides alike', channels: [-20, -20], mix: -20, speaking: 'all' },
  { what: 'a voice nearer to one side', channels: [-20, -32], mix: -24, speaking: 'all' },
  { what: 'one side silent', channels: [silence, -20], mix: -26, speaking: [1] },
  { what: 'one side with nothing but noise', channels: [-20, -55], mix: -26, speaking: [0] },
  { what: 'two sides that cancel each other out', channels: [-20, -20.1], mix: -70, speaking: [0] },
  { what: 'silence', channels: [silence, silence], mix: silence, speaking: 'all' },
  { what: 'two of four', channels: [-20, silence, -22, -60], mix: -27, speaking: [0, 2] },
] as const)('mixes the channels with speech of $what', ({ channels, mix, speaking }) => {
  expect(speakingChannels({ channels, mix })).toEqual(speaking);
});

test('mixes all channels if the levels are unknown', () => {
  expect(speakingChannels(undefined)).toBe('all');
});
