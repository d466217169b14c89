import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { type Session, sampleRate, spoken } from '#infra/lab/testing/spoken-sound.ts';
import { ownProcess } from './own-process.ts';

const [pulseaudio, pacat] = ['/usr/bin/pulseaudio', '/usr/bin/pacat'];
const headerBytes = 44;

export const soundPrograms = [pulseaudio, pacat];

/**
 * Starts a PulseAudio for the running test, with a silent loudspeaker and a microphone that repeats the talk. Resolves
 * with the environment in which a browser finds it.
 */
export async function microphoneOf(session: Session): Promise<Readonly<Record<string, string>>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-sound-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const socket = path.join(directory, 'native');
  const found = { PULSE_SERVER: `unix:${socket}`, PULSE_SINK: 'loudspeaker', PULSE_SOURCE: 'microphone' };
  const env = { ...found, PULSE_RUNTIME_PATH: directory, PULSE_STATE_PATH: directory };
  const server = ownProcess(
    pulseaudio,
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--disable-shm=yes'],
      ...['-L', `module-native-protocol-unix socket=${socket} auth-anonymous=1`],
      ...['-L', 'module-null-sink sink_name=loudspeaker'],
      ...['-L', 'module-null-sink sink_name=speech'],
      ...['-L', 'module-remap-source master=speech.monitor source_name=microphone'],
    ],
    { env },
  );
  await eventually(() => {
    if (server.exitCode !== null) throw new Error(`PulseAudio ended with ${server.exitCode}`);
    if (!existsSync(socket)) throw new Error('PulseAudio is not ready');
  });
  const samples = ['--raw', '--format=s16le', `--rate=${sampleRate}`, '--channels=1'];
  const speaker = ownProcess(pacat, [...samples, '--device=speech'], { env, stdio: ['pipe', 'ignore', 'ignore'] });
  speakInto(speaker.stdin, spoken(session).subarray(headerBytes));
  return found;
}

function speakInto(input: Writable | null, samples: Buffer): void {
  // The program ends before the samples do.
  input?.on('error', () => {});
  if (input) Readable.from(overAndOver(samples)).pipe(input);
}

function* overAndOver(samples: Buffer): Generator<Buffer> {
  for (;;) yield samples;
}
