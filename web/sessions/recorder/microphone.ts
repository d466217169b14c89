import { store, stored } from '../../lib/stored.ts';
import { type MicrophoneTrouble, troubleOf } from './microphone-trouble.ts';
import { type RecordingFormat, recordingFormat } from './recording-format.ts';

const key = 'rostra_audio_input';

export const rememberedMicrophone = (): string | null => stored(key);
export const rememberMicrophone = (deviceId: string): void => store(key, deviceId);

/** The format that this browser records in, or why it cannot record at all. */
export function recordingAbility(): RecordingFormat | 'insecure' | 'unsupported' {
  if (!window.isSecureContext) return 'insecure';
  if (typeof MediaRecorder === 'undefined' || !(navigator as Partial<Navigator>).mediaDevices) return 'unsupported';
  return recordingFormat((type) => MediaRecorder.isTypeSupported(type), navigator.userAgent) ?? 'unsupported';
}

export type Opened = Readonly<{ stream: MediaStream }> | Readonly<{ trouble: MicrophoneTrouble }>;

/**
 * Opens a microphone without the browser's own filters: they would level out the volume that is measured later.
 * One that was remembered and is gone gives way to the one that the system prefers.
 */
export async function openMicrophone(deviceId: string | null): Promise<Opened> {
  const filters = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  try {
    const audio = { ...filters, ...(deviceId && { deviceId: { ideal: deviceId } }) };
    return { stream: await navigator.mediaDevices.getUserMedia({ audio }) };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

export const deviceOf = (stream: MediaStream): string => stream.getAudioTracks()[0]?.getSettings().deviceId ?? '';

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the person allowed the microphone before, so that nothing needs to be explained. */
export async function isAllowedAlready(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}
