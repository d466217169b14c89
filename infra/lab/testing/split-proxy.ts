import { onTestFinished } from 'vitest';
import { roleProxy, type Split } from './role-proxy.ts';

/** Starts a `roleProxy` for the running test and returns its address. */
export async function startSplitProxy(split: Split): Promise<string> {
  const { url, close } = await roleProxy(split);
  onTestFinished(close);
  return url;
}
