import worklet from './sound-worklet.ts?worker&url';

/** A tenth of a second of raw sound: 16 kHz, mono, signed 16 bit, little endian. */
export type SoundPiece = ArrayBuffer;

/** Listens to the stream during the recording; returns how to stop. Rejects if the browser cannot. */
export async function openLiveSound(stream: MediaStream, onPiece: (piece: SoundPiece) => void): Promise<() => void> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(worklet);
    const node = new AudioWorkletNode(context, 'sound', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    node.port.onmessage = ({ data }: MessageEvent<SoundPiece>) => onPiece(data);
    const source = context.createMediaStreamSource(new MediaStream(stream.getAudioTracks()));
    source.connect(node);
    // Browsers keep a context asleep until the person acts on the page.
    void context.resume();
    return () => {
      node.port.onmessage = null;
      source.disconnect();
      void context.close();
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}
