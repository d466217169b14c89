import { closeStream } from './microphone.ts';

/** One track of sound that goes on, whatever microphone feeds it: a recorder takes no other track once it runs. */
export function createSoundDesk() {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  let source: MediaStreamAudioSourceNode | undefined;
  let plugged: MediaStream | undefined;
  // Browsers let a context sleep until the person did something on the page.
  const wake = () => void context.resume();
  wake();
  for (const deed of deeds) window.addEventListener(deed, wake);
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
      for (const deed of deeds) window.removeEventListener(deed, wake);
      source?.disconnect();
      closeStream(plugged);
      closeStream(out.stream);
      void context.close();
    },
  };
}

const deeds = ['pointerdown', 'keydown'] as const;
