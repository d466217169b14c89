/** The limits of this installation, from its settings. */
export type UploadLimits = Readonly<{ maxBytes: number; videoTypes: readonly string[]; audioPrefix: string }>;
export type ChosenFile = Readonly<{ name: string; type: string; size: number }>;
export type MediaType = 'audio' | 'video';

export type FileVerdict =
  | Readonly<{ kind: 'accepted'; type: MediaType }>
  | Readonly<{ kind: 'too_big' }>
  | Readonly<{ kind: 'wrong_type' }>
  | Readonly<{ kind: 'empty' }>;

/** Spares people an upload that cannot succeed. The server checks the content of the file. */
export function judgeFile(file: ChosenFile, limits: UploadLimits): FileVerdict {
  const type = mediaTypeOf(file, limits);
  if (!type) return { kind: 'wrong_type' };
  if (file.size > limits.maxBytes) return { kind: 'too_big' };
  return file.size === 0 ? { kind: 'empty' } : { kind: 'accepted', type };
}

function mediaTypeOf({ type }: ChosenFile, limits: UploadLimits): MediaType | undefined {
  if (limits.videoTypes.includes(type)) return 'video';
  return type.startsWith(limits.audioPrefix) ? 'audio' : undefined;
}

/** The file name up to the last point: `Probe.v2.mp3` → `Probe.v2`. */
export const nameOfFile = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]*$/, '');

/** The value of the input's `accept` attribute. */
export const acceptedTypes = ({ audioPrefix, videoTypes }: UploadLimits): string =>
  [`${audioPrefix}*`, ...videoTypes].join(',');
