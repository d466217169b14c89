/** dBFS (RMS over the whole sound; −∞ is digital silence), as ffmpeg's `astats` tells them. */
export type ChannelLevels = Readonly<{ channels: readonly number[]; mix: number }>;

/** dB below the loudest channel. A softer channel is a microphone that nobody speaks into. */
const softest = 20;
/** dB that a mix may lose: a voice on one side of two loses 6. More is two channels that cancel each other out. */
const mostLost = 10;

/** Reads a run with one `astats` before the mix and one behind it; undefined where ffmpeg printed none. */
export function levelsIn(said: string): ChannelLevels | undefined {
  const filters = new Map<number, number[]>();
  let isChannel = false;
  for (const [, place, what = '', value = ''] of said.matchAll(/^\[\w+_astats_(\d+) @ .*?\] (.+?)(?:: (.*))?$/gm)) {
    if (what === 'Channel') isChannel = true;
    if (what === 'Overall') isChannel = false;
    const filter = Number(place);
    if (what === 'RMS level dB' && isChannel) filters.set(filter, [...(filters.get(filter) ?? []), levelOf(value)]);
  }
  // The last filter of the chain may tell first.
  const [channels, mixed] = [...filters].sort(([a], [b]) => a - b).map(([, levels]) => levels);
  const [mix] = mixed ?? [];
  return channels && mix !== undefined ? { channels, mix } : undefined;
}

/** Indices of the channels that carry speech; `all` where their plain mix does no harm. */
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
