import { onTestFinished } from 'vitest';
import { roleProxy, type Split } from './role-proxy.ts';

/** A `roleProxy` for the running test; answers its address. */
export async function startSplitProxy(split: Split): Promise<string> {
  const { url, close } = await roleProxy(split);
  onTestFinished(close);
  return url;
}
