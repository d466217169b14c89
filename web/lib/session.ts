import type * as z from 'zod/mini';
import { sessionHint } from '#domain/kernel/session-hint.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, send } from './api.ts';
import { accessToken, authState, dropToken, holdToken } from './auth-state.ts';
import { isSomebodyKept } from './kept-answers.ts';
import { renewAccess } from './renew-access.ts';
import { forgetPerson } from './stored.ts';

// Tabs share the cookie, so they tell each other about sign-in and sign-out.
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('rostra_session') : undefined;
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'signed-out') dropToken();
  if (data === 'signed-in' && accessToken() === undefined) void restoreSession();
});

/** Reads the hint cookie, since scripts cannot read the session cookie. */
const mayBeSignedIn = (): boolean => document.cookie.split('; ').some((pair) => pair.endsWith(`${sessionHint}=1`));

/** Runs on start: the cookie may still be valid. */
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

/** Checks the credentials and returns a token. The person is signed in only after `enter`. */
export const logIn = (input: z.input<LogIn['body']>): Promise<Answer<LogIn>> => send(userCommands.Login, input);

export function enter(token: string): void {
  holdToken(token);
  tabs?.postMessage('signed-in');
}

/** Signs out here in any case, even if the server is out of reach. */
export async function signOut(): Promise<void> {
  await send(userCommands.Logout, {}).catch(() => undefined);
  dropToken();
  forgetPerson();
  tabs?.postMessage('signed-out');
}
