import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { azureSpeechOf, speechOrigin } from '../config/azure-speech.ts';
import type { Settings } from '../config/settings.ts';

type Address = Pick<Settings, 'PUBLIC_URL'> & Partial<SpeechSettings>;
type SpeechSettings = Pick<
  Settings,
  'AZURE_SPEECH_KEY' | 'AZURE_SPEECH_REGION' | 'AZURE_SPEECH_ENDPOINT' | 'TRANSCRIBER'
>;

/**
 * The content security policy. Pages load nothing from other hosts, with two exceptions: the frame of a linked film, when a
 * person requests it, and the speech service for live words, if it is configured. No page may show ours in a frame.
 */
const optionsFor = ({ PUBLIC_URL, ...settings }: Address): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...speechServiceOf(settings)],
      workerSrc: ["'self'"],
      frameSrc: ['https://www.youtube-nocookie.com'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  referrerPolicy: { policy: 'no-referrer' },
});

function speechServiceOf({ TRANSCRIBER: wanted = 'azure', ...settings }: Partial<SpeechSettings>): string[] {
  const azure = azureSpeechOf(settings);
  return azure && wanted === 'azure' ? [speechOrigin(azure)] : [];
}

/** The headers of every answer. They never change, so helmet computes them once. */
export async function securityHeaders(address: Address): Promise<Readonly<Record<string, string>>> {
  const http = Fastify();
  await http.register(helmet, optionsFor(address));
  http.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await http.inject('/');
  await http.close();
  const { date: _date, connection: _connection, ...always } = headers;
  return Object.fromEntries(Object.entries(always).map(([name, value]) => [name, String(value)]));
}
