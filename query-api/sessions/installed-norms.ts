import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import { NormsFile, normsWith } from '#domain/sessions/contract/norms-file.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import type { Settings } from '#infra/config/settings.ts';

/** The norms by which this installation scores sessions. @throws StartupError */
export function installedNorms({ NORMS_FILE }: Pick<Settings, 'NORMS_FILE'>): NormsOf {
  return normsWith(readJsonSetting({ name: 'NORMS_FILE', file: NORMS_FILE, content: NormsFile }) ?? {});
}
