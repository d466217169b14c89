declare module '@echogarden/espeak-ng-emscripten' {
  type Heard = Readonly<{
    type: string;
    audio_position: number;
    text_position: number;
    word_length: number;
    id?: string | number;
  }>;
  type Voice = {
    samplerate: number;
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    set_pitch(height: number): void;
    set_range(range: number): void;
    synthesize(text: string, hear: (sound: ArrayBuffer | null, events: readonly Heard[]) => void): void;
  };
  const open: () => Promise<{ eSpeakNGWorker: new () => Voice }>;
  export default open;
}
