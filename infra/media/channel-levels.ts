/** dBFS (RMS over the whole sound; −∞ is digital silence), as measured by ffmpeg's `astats`. */
export type ChannelLevels = Readonly<{ channels: readonly number[]; mix: number }>;

/** dB below the loudest channel. A softer channel is a microphone that nobody speaks into. */
const softest = 20;
/** dB that a mix may lose. A voice on one of two sides loses 6; a higher loss means that two channels cancel each other out. */
const mostLost = 10;

/** Reads the output of a run with one `astats` before the mix and one after it; undefined if ffmpeg printed none. */
export function levelsIn(said: string): ChannelLevels | undefined {
  const filters = new Map<number, number[]>();
  let isChannel = false;
  for (const [, place, what = '', value = ''] of said.matchAll(/^\[\w+_astats_(\d+) @ .*?\] (.+?)(?:: (.*))?$/gm)) {
    if (what === 'Channel') isChannel = true;
    if (what === 'Overall') isChannel = false;
    const filter = Number(place);
    if (what === 'RMS level dB' && isChannel) filters.set(filter, [...(filters.get(filter) ?? []), levelOf(value)]);
  }
  // The last filter of the chain may report first.
  const [channels, mixed] = [...filters].sort(([a], [b]) => a - b).map(([, levels]) => levels);
  const [mix] = mixed ?? [];
  return channels && mix !== undefined ? { channels, mix } : undefined;
}

/** Indices of the channels that carry speech; `all` if a plain mix of all channels does no harm. */
export function speakingChannels(levels: ChannelLevels | undefined): readonly number[] | 'all' {
  if (!levels || levels.channels.length < 2) return 'all';
  const { channels, mix } = levels;
  const loudest = Math.max(...channels);
  if (loudest === Number.NEGATIVE_INFINITY) return 'all';
  const speaking = [...channels.keys()].filter((channel) => (channels[channel] as number) >= loudest - softest);
  if (speaking.length < channels.length) return speaking;
  return mix < loudest - mostLost ? [channels.indexOf(loudest)] : 'all';
}

const levelOf = (text: string) =>
  text.includes('inf') || text.includes('nan') ? Number.NEGATIVE_INFINITY : Number(text);
