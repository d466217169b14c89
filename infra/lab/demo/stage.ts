import type { App } from '#app.ts';
import { adminId } from '#command-api/users/ensure-admin.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { newPersonIn } from '../testing/app-person.ts';
import type { Answer } from '../testing/call.ts';
import { type SendCall, sender } from '../testing/contract-call.ts';
import { inject } from '../testing/inject.ts';
import { cast, emailOf, type Name } from './cast.ts';

export type Size = 'full' | 'small';

/** A person in the demo who makes calls of the product. */
export type Player = Readonly<{ id: string; email: string; send: SendCall }>;

export type Stage = ReturnType<typeof openStage>;

/** A scene; `at` is its time. */
export type Scene = Readonly<{ at: Date; does: () => Promise<unknown> }>;

/** The scenes that an area of the product adds to the demo. `small`: a demo with little content, which only has to start. */
export type Part = (stage: Stage) => readonly Scene[];

/** The product while the demo is made in it. `now` is when the story ends. */
export function openStage({ http, deps, settle }: App, { now, size }: Readonly<{ now: Date; size: Size }>) {
  const players = new Map<Name, Player>();
  const known = new Map<string, string>();

  const playerOf = (id: string, email: string): Player => ({
    id,
    email,
    // A token is valid for some minutes, and the clock advances by days.
    send: sender(async (methodAndPath, sent = {}) => {
      const headers = { authorization: `Bearer ${await deps.tokens.issue({ userId: id })}`, ...sent.headers };
      return inject(http, methodAndPath, { ...sent, headers });
    }),
  });

  return {
    size,
    http,
    deps,
    settle,
    ffmpeg: () => found(deps.ffmpeg, 'ffmpeg').path,
    /** The time `9:30` (UTC), this many days before the story ends (negative: after it). */
    daysAgo(days: number, time: string): Date {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs + (hours * 60 + minutes) * 60_000);
    },
    /** @throws Error if the person has not registered yet */
    by: (name: Name): Player => found(players.get(name), name),
    admin: () => playerOf(adminId, deps.settings.ADMIN_EMAIL),
    async register(name: Name) {
      const { since: _, roles, ...person } = { roles: undefined, ...cast[name] };
      const { id, email } = await newPersonIn({ deps, settle })({
        ...person,
        email: emailOf(name),
        username: emailOf(name).split('@')[0] ?? name,
      });
      players.set(name, playerOf(id, email));
      return { id, roles };
    },
    emails: (who: readonly Name[]) => who.map((name) => found(players.get(name), name).email),
    /** Ids that other parts need. */
    keep: (what: string, id: string) => void known.set(what, id),
    kept: (what: string): string => found(known.get(what), what),
    /** Each person accepts their newest open invitation. */
    async accept(who: readonly Name[]) {
      await settle();
      for (const name of who) {
        const { send } = found(players.get(name), name);
        const open = (await done(send(invitationList))).find(({ active }) => active);
        await done(
          send(invitationCommands.AcceptInvitation, { params: { id: found(open, `${name}'s invitation`).id } }),
        );
      }
    },
  };
}

/** The body of an answer. @throws Error if the call was refused */
export async function done<Body>(answering: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answering;
  if (status >= 300) throw new Error(`the demo was refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the demo has no ${what} yet`);
  return value;
}
