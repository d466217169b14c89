import openVoices from '@echogarden/espeak-ng-emscripten';
import { sampleRate } from './reference-sessions.ts';

/** Parameters of espeak-ng: a voice (`de+f3`), its words per minute, and the range of its pitch (0 is monotone, 50 is normal). */
export type Manner = Readonly<{ voice: string; wordsPerMinute: number; range: number; pitch?: number }>;

/** Seconds. */
export type SpokenWord = Readonly<{ text: string; offset: number; duration: number }>;

/** Samples -1..1 at `sampleRate`, without the silence before and after. */
export type Spoken = Readonly<{ samples: Float32Array; words: readonly SpokenWord[] }>;

/**
 * Opens a speaker that returns sounds and the times of their words. The same texts in the same order always give the same
 * sounds. A sound also depends on the texts before it, so each recording needs its own speaker.
 */
export async function openSpeaker() {
  const voices = await openVoices();
  const speaker = atTheSameTime(() => new voices.eSpeakNGWorker());
  return (text: string, manner: Manner) => speak(speaker, text, manner);
}

/** espeak-ng seeds the random noise in its sounds with the time of its start. A fixed time makes the sound repeatable. */
function atTheSameTime<T>(make: () => T): T {
  const { now } = Date;
  Date.now = () => 0;
  try {
    return make();
  } finally {
    Date.now = now;
  }
}

type Speaker = InstanceType<Awaited<ReturnType<typeof openVoices>>['eSpeakNGWorker']>;

function speak(speaker: Speaker, text: string, { voice, wordsPerMinute, range, pitch = 50 }: Manner): Spoken {
  speaker.set_voice(voice);
  speaker.set_rate(wordsPerMinute);
  speaker.set_range(range);
  speaker.set_pitch(pitch);
  const chunks: Int16Array[] = [];
  const starts: { text: string; at: number }[] = [];
  speaker.synthesize(text, (sound, events) => {
    if (sound) chunks.push(new Int16Array(sound.slice(0)));
    for (const { type, audio_position, text_position, word_length } of events) {
      if (type !== 'word') continue;
      starts.push({ text: text.slice(text_position - 1, text_position - 1 + word_length), at: audio_position / 1_000 });
    }
  });
  const whole = resampled(joinedShorts(chunks), speaker.samplerate);
  const { from, to } = loudPart(whole);
  const lead = from / sampleRate;
  const end = (to - from) / sampleRate;
  const words = starts.map(({ text: said, at }, i) => {
    const offset = Math.max(0, at - lead);
    const next = starts[i + 1];
    return { text: said, offset, duration: Math.max(0.01, (next ? Math.max(0, next.at - lead) : end) - offset) };
  });
  return { samples: whole.subarray(from, to), words };
}

function joinedShorts(chunks: readonly Int16Array[]): Float32Array {
  const whole = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(
      Float32Array.from(chunk, (sample) => sample / 32_768),
      offset,
    );
    offset += chunk.length;
  }
  return whole;
}

/** Zero crossings of the windowed sinc on either side. */
const lobes = 12;

/** Band-limited interpolation under a Hann window. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  const step = rate / sampleRate;
  const reach = Math.ceil(lobes * step);
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const centre = i * step;
    let sum = 0;
    for (let k = Math.max(0, Math.ceil(centre - reach)); k <= Math.min(samples.length - 1, centre + reach); k++) {
      const x = (k - centre) / step;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / lobes);
      sum += (samples[k] as number) * window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
    }
    return sum / step;
  });
}

function loudPart(samples: Float32Array): { from: number; to: number } {
  const isLoud = (sample: number) => Math.abs(sample) > 0.003;
  return { from: Math.max(0, samples.findIndex(isLoud)), to: samples.findLastIndex(isLoud) + 1 };
}
