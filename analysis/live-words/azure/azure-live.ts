import type { Locale } from '#domain/kernel/contract.ts';
import { type AzureSpeech, speechOrigin, tokenAddress } from '#infra/config/azure-speech.ts';
import { leavesHouseTo } from '../../transcription/leaves-house-to.ts';
import type { LiveEngine } from '../live-engine.ts';

/** Milliseconds between two tokens; a token is valid for ten minutes. */
const renewEvery = 8 * 60_000;
const patienceMs = 5_000;

const languages = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>;

type Options = AzureSpeech & Readonly<{ renewEveryMs?: number }>;

/** Azure's speech service: the browser speaks to it with a token of a few minutes. The key stays on this server, and the sound does not come here. */
export function azureLive({ renewEveryMs = renewEvery, ...azure }: Options): LiveEngine {
  const { region = null, endpoint = null } = azure;
  return {
    source: 'azure',
    leavesHouseTo: leavesHouseTo(speechOrigin(azure)),
    async open({ locale, onAccess, onFailed }) {
      const tell = async () => {
        const token = await issueToken(azure);
        onAccess({ token, language: languages[locale], region: endpoint === null ? region : null, endpoint });
      };
      await tell();
      const renewing = setInterval(() => void tell().catch(onFailed), renewEveryMs).unref();
      const close = () => clearInterval(renewing);
      return { hearsHere: false, hear: () => {}, finish: async () => close(), close };
    },
    close: async () => {},
  };
}

/** @throws Error without the key and without the service's text */
async function issueToken(azure: AzureSpeech): Promise<string> {
  const answer = await fetch(tokenAddress(azure), {
    method: 'POST',
    headers: { 'ocp-apim-subscription-key': azure.key, 'content-length': '0' },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  }).catch(() => undefined);
  const token = answer?.ok ? await answer.text() : '';
  if (!/^[\w.~+/=-]{1,8000}$/.test(token))
    throw new Error(`Azure Speech gave no token (${answer?.status ?? 'unreachable'})`);
  return token;
}
