import type { Settings } from '#infra/config/settings.ts';

type ModelFile = Readonly<{ name: string; bytes: number; sha256: string }>;

/** `address`: a folder with the files, on the web or on this machine. */
export type SpeechModel = Readonly<{ name: string; address: string; files: readonly ModelFile[] }>;

/** The parts of a model, in the order of the setting SPEECH_MODEL_HASHES. */
export const parts = ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'] as const;

/** Parakeet TDT 0.6B v3 (NVIDIA, CC BY 4.0), converted to ONNX in 8 bits by the sherpa-onnx project; a pinned revision. */
const usual: SpeechModel = {
  name: 'parakeet-tdt-0.6b-v3-int8',
  address:
    'https://huggingface.co/csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8/resolve/2bda32ec70b097a55adaa07d9a7173915b43cc78',
  files: [
    {
      name: parts[0],
      bytes: 652_184_281,
      sha256: 'acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247',
    },
    {
      name: parts[1],
      bytes: 11_845_275,
      sha256: '179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e',
    },
    { name: parts[2], bytes: 6_355_277, sha256: '3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3' },
    { name: parts[3], bytes: 93_939, sha256: 'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d' },
  ],
};

/** The size of files named by a setting is unknown until they are requested. */
const unknownSize = 0;

/** The model of the settings: another place for the usual one (a mirror, a folder), or another one by its hashes. */
export function speechModelOf({ SPEECH_MODEL_URL, SPEECH_MODEL_HASHES }: Settings): SpeechModel {
  const address = SPEECH_MODEL_URL ?? usual.address;
  if (SPEECH_MODEL_HASHES === undefined) return { ...usual, address };
  const hashes = SPEECH_MODEL_HASHES.split(',');
  const files = parts.map((name, i) => ({ name, bytes: unknownSize, sha256: hashes[i] as string }));
  return { name: `own-${hashes[0]?.slice(0, 8)}`, address, files };
}
