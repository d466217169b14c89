import type { SpeechModelFault } from '#domain/speech/contract/calls.ts';

/** Why a model is not there. What had arrived stays, but for a file that was not what it should have been. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly fault: SpeechModelFault;

  constructor(fault: SpeechModelFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
