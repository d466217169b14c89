import { closeStream } from './microphone.ts';
import { wakeWith } from './wake-with.ts';

/** One track of sound that goes on, whatever microphone feeds it: a recorder takes no other track once it runs. */
export function createSoundDesk() {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  let source: MediaStreamAudioSourceNode | undefined;
  let plugged: MediaStream | undefined;
  const letSleep = wakeWith(context);
  return {
    stream: out.stream,
    /** From now on this microphone is heard; the one before is let go of. */
    plug(microphone: MediaStream): void {
      source?.disconnect();
      closeStream(plugged);
      plugged = microphone;
      source = context.createMediaStreamSource(microphone);
      source.connect(out);
    },
    close(): void {
      letSleep();
      source?.disconnect();
      closeStream(plugged);
      closeStream(out.stream);
      void context.close();
    },
  };
}
