import type * as z from 'zod/mini';
import { sessionHint } from '#domain/kernel/session-hint.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, send } from './api.ts';
import { accessToken, authState, dropToken, holdToken } from './auth-state.ts';
import { isSomebodyKept } from './kept-answers.ts';
import { renewAccess } from './renew-access.ts';
import { forgetPerson } from './stored.ts';

// Other tabs share the cookie, so they share its beginning and its end.
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('rostra_session') : undefined;
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'signed-out') dropToken();
  if (data === 'signed-in' && accessToken() === undefined) void restoreSession();
});

/** The cookie of the session itself cannot be read. */
const mayBeSignedIn = (): boolean => document.cookie.split('; ').some((pair) => pair.endsWith(`${sessionHint}=1`));

/** On start: the cookie may still hold a session. */
export async function restoreSession(): Promise<void> {
  if (!mayBeSignedIn()) return dropToken();
  authState.auth = { status: 'restoring' };
  try {
    await renewAccess(undefined);
  } catch {
    authState.auth = { status: isSomebodyKept() ? 'offline' : 'unreachable' };
  }
}

type LogIn = typeof userCommands.Login;

/** Answers who it is; nobody is signed in before `enter` is called with the token. */
export const logIn = (input: z.input<LogIn['body']>): Promise<Answer<LogIn>> => send(userCommands.Login, input);

export function enter(token: string): void {
  holdToken(token);
  tabs?.postMessage('signed-in');
}

/** Signed out here in any case: a server that cannot be reached must not keep anyone in. */
export async function signOut(): Promise<void> {
  await send(userCommands.Logout, {}).catch(() => undefined);
  dropToken();
  forgetPerson();
  tabs?.postMessage('signed-out');
}
