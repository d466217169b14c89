import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../config/settings.ts';

export type OperatorSettings = Pick<Settings, 'METRICS_TOKEN' | 'TRUST_PROXY'>;

/**
 * Whether the caller is the operator: with METRICS_TOKEN, or from this machine. Behind a proxy every request comes from this
 * machine, so only the token counts there.
 */
export function isOperator({ headers, socket }: FastifyRequest, settings: OperatorSettings): boolean {
  const { METRICS_TOKEN, TRUST_PROXY } = settings;
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return METRICS_TOKEN !== undefined && areEqual(token, METRICS_TOKEN);
  const isForwarded = TRUST_PROXY > 0 || forwarding.some((name) => name in headers);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '');
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

const isLoopback = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Constant-time comparison. */
const areEqual = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b));
const hashed = (text: string) => createHash('sha256').update(text).digest();
