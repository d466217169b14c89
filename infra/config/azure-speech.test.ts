import { expect, test } from 'vitest';
import { speechOrigin, tokenAddress } from './azure-speech.ts';

const key = 'secret';

test.each([
  [
    { key, region: 'westeurope' },
    'wss://westeurope.stt.speech.microsoft.com',
    'https://westeurope.api.cognitive.microsoft.com/sts/v1.0/issueToken',
  ],
  [
    { key, region: 'chinaeast2' },
    'wss://chinaeast2.stt.speech.azure.cn',
    'https://chinaeast2.api.cognitive.azure.cn/sts/v1.0/issueToken',
  ],
  [
    { key, endpoint: 'https://ours.cognitiveservices.azure.com/' },
    'wss://ours.cognitiveservices.azure.com',
    'https://ours.cognitiveservices.azure.com/sts/v1.0/issueToken',
  ],
  [{ key, endpoint: 'ws://localhost:5000' }, 'ws://localhost:5000', 'http://localhost:5000/sts/v1.0/issueToken'],
])('%j has its service at %s and its tokens at %s', (settings, origin, tokens) => {
  expect([speechOrigin(settings), tokenAddress(settings)]).toEqual([origin, tokens]);
});
