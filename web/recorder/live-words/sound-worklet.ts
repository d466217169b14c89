import { downsampler } from './downsample.ts';

/** The scope of a worklet, which the types of a page lack. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** A tenth of a second. */
const pieceLength = 1_600;

/** Hands over what it hears, a tenth of a second at a time: 16 kHz, 16 bit. */
class SoundProcessor extends AudioWorkletProcessor {
  readonly #down = downsampler(sampleRate);
  #piece = new Int16Array(pieceLength);
  #filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const channel = inputs[0]?.[0];
    for (const sample of channel ? this.#down(channel) : []) {
      this.#piece[this.#filled++] = sample;
      if (this.#filled === pieceLength) this.#handOver();
    }
    return true;
  }

  #handOver() {
    this.port.postMessage(this.#piece.buffer, [this.#piece.buffer]);
    this.#piece = new Int16Array(pieceLength);
    this.#filled = 0;
  }
}

registerProcessor('sound', SoundProcessor);
