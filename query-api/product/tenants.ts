import { chatFlag, supportInfo } from '#domain/product/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import { query } from '../query-area.ts';
import { supportOf } from './config.ts';

export const supportQuery = (settings: Settings) =>
  query(supportInfo, { allow: 'anyone', answer: async () => supportOf(settings) });

export const chatQuery = ({ CHAT_URL }: Pick<Settings, 'CHAT_URL'>) =>
  query(chatFlag, { allow: 'anyone', answer: async () => CHAT_URL !== undefined });
