import type { Settings } from './settings.ts';

export type AzureSpeech = Readonly<{
  key: string;
  region?: string | undefined;
  /** The address of a named resource or a container: https, http, wss or ws. Takes precedence over the region. */
  endpoint?: string | undefined;
}>;

/** Undefined if Azure's speech service is not configured. */
export function azureSpeechOf({
  AZURE_SPEECH_KEY: key,
  AZURE_SPEECH_REGION: region,
  AZURE_SPEECH_ENDPOINT: endpoint,
}: Partial<Pick<Settings, 'AZURE_SPEECH_KEY' | 'AZURE_SPEECH_REGION' | 'AZURE_SPEECH_ENDPOINT'>>):
  | AzureSpeech
  | undefined {
  return key === undefined ? undefined : { key, region, endpoint };
}

/** The address of its websocket: `wss://westeurope.stt.speech.microsoft.com`. */
export function speechOrigin({ endpoint, region = '' }: AzureSpeech): string {
  if (endpoint !== undefined) {
    const { protocol, host } = new URL(endpoint);
    return `${/^(https|wss):$/.test(protocol) ? 'wss' : 'ws'}://${host}`;
  }
  return `wss://${region}.stt.speech.${topOf(region)}`;
}

/** The endpoint that exchanges a key for a token. */
export function tokenAddress({ endpoint, region = '' }: AzureSpeech): string {
  const path = '/sts/v1.0/issueToken';
  if (endpoint === undefined) return `https://${region}.api.cognitive.${topOf(region)}${path}`;
  const { protocol, host } = new URL(endpoint);
  return `${/^(https|wss):$/.test(protocol) ? 'https' : 'http'}://${host}${path}`;
}

function topOf(region: string): string {
  const [china, usGovernment] = [/^china/i.test(region), /^usgov/i.test(region)];
  return china ? 'azure.cn' : usGovernment ? 'azure.us' : 'microsoft.com';
}
