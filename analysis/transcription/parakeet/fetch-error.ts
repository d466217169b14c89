import type { SpeechModelFault } from '#domain/speech/contract/calls.ts';

/** The reason why a model could not be fetched. Files that arrived stay, except a file whose hash is wrong. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly fault: SpeechModelFault;

  constructor(fault: SpeechModelFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
