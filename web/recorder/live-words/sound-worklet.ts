import { downsampler } from './downsample.ts';

/** Globals of a worklet, which the types for pages lack. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Samples in a tenth of a second. */
const pieceLength = 1_600;

/** Sends the sound to the page in pieces of a tenth of a second: 16 kHz, 16 bit. */
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
