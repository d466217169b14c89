import { closeStream } from './microphone.ts';
import { wakeWith } from './wake-with.ts';

/** One sound track whose microphone can change: a running recorder accepts no other track. */
export function createSoundDesk() {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  let source: MediaStreamAudioSourceNode | undefined;
  let plugged: MediaStream | undefined;
  const letSleep = wakeWith(context);
  return {
    stream: out.stream,
    /** Connects this microphone, and closes the last one. */
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
