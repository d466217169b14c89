/** `too_many_pixels`: a picture that would need gigabytes to decode. `empty`: an audio stream of 0 s. */
export type UnreadableReason = 'truncated' | 'no_audio' | 'unreadable' | 'too_long' | 'too_many_pixels' | 'empty';

/** The file is at fault: another attempt would end the same way. */
export class MediaUnreadable extends Error {
  override readonly name = 'MediaUnreadable';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`media unreadable: ${reason}`);
    this.reason = reason;
  }
}

/** `time`, `memory`, `output`: a limit was exceeded and the tool was killed. `signal`: it crashed, or someone else killed it. */
export type ToolFault = 'start' | 'exit' | 'signal' | 'time' | 'memory' | 'output' | 'disk_full';

/** The tool or the machine is at fault: another attempt may succeed. */
export class MediaToolFailed extends Error {
  override readonly name = 'MediaToolFailed';
  readonly fault: ToolFault;

  constructor(fault: ToolFault, detail: string, cause?: unknown) {
    super(`a media program failed (${fault}): ${detail}`, { cause });
    this.fault = fault;
  }
}
