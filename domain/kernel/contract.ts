import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Input = Readonly<{
  /** The parameters in the path (`/api/Sessions/:id`). */
  params?: z.ZodMiniObject;
}>;

/** A call that changes something. Its body, with the path parameters, is the command. `GET` only if older clients use it. */
export type CommandCall = Input &
  Readonly<{
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
    path: string;
    /** For a documented address with a query (`?groupId=`): those fields are in the query and not in the body. */
    query?: z.ZodMiniObject;
    body: z.ZodMiniType;
    answer: z.ZodMiniType;
    status: 200 | 201 | 202 | 204;
    errors: readonly ErrorCode[];
  }>;

/** A call with a file: `multipart/form-data` with the text fields of `form` and one file. */
export type UploadCall = Input &
  Readonly<{
    method: 'POST' | 'PUT' | 'PATCH';
    path: string;
    form: z.ZodMiniObject;
    /** The field of the file; `file` by default. */
    file?: Readonly<{ field: string; optional?: boolean }>;
    /** Further files, none or up to `most`, each in a field of this name. */
    files?: Readonly<{ field: string; most: number }>;
    answer: z.ZodMiniType;
    status: 200 | 201 | 204;
    errors: readonly ErrorCode[];
  }>;

/** A call that reads. `name` is the read model: file, `ReadModelChanged` name and head of the query key. */
export type QueryCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Params extends z.ZodMiniObject = z.ZodMiniObject,
> = Readonly<{
  /** `POST` only if documented calls use it; `query` is its body then. */
  method: 'GET' | 'POST';
  path: string;
  name: string;
  params?: Params;
  query: Query;
  answer: Answer;
  errors?: readonly ErrorCode[];
  /** Content type of an answer that is a file. */
  contentType?: string;
}>;

export const Nothing = z.undefined();
export const NoInput = z.object({});
/** The content of a file. */
export const FileContent = z.string().check(z.meta({ format: 'binary' }));

export const Problem = z.object({
  code: z.string(),
  description: z.string(),
  field: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** JSON in the text field of a form. Pipe it into the schema of its content. */
export const jsonText = (mostCharacters: number) =>
  z.pipe(
    z.string().check(z.maxLength(mostCharacters)),
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'expected JSON', input: text });
        return z.NEVER;
      }
    }),
  );

/** `de-DE` is read as `de`. */
export const Locale = z.pipe(
  z.string().check(z.regex(/^(de|en)([-_][A-Za-z]{2})?$/, 'expected de or en')),
  z.transform((tag) => tag.slice(0, 2) as 'de' | 'en'),
);
export type Locale = z.output<typeof Locale>;
/** The locale in answers. */
export const LocaleCode = z.enum(['de', 'en']);

/** The people whose accounts anyone may use in a demo. */
export const DemoRole = z.enum(['learner', 'seminar_owner', 'company', 'auditor', 'admin']);
export type DemoRole = z.output<typeof DemoRole>;

/** A page of a list; the header `x-next-cursor` has the cursor of the next one. */
export const Page = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
};

/**
 * The socket's first message from the client, within 5 s. A client that stores its tokens itself also sends its refresh token:
 * `TokenUpdate` then brings tokens.
 */
export const Authenticate = z.object({
  type: z.literal('auth'),
  token: z.string(),
  refreshToken: z.optional(z.string().check(z.maxLength(200))),
});

/** The messages of the hubs. For sessions and read models they only say what changed: the client fetches the data. */
export const Push = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SessionStatusUpdate'), data: z.object({ id: z.string() }) }),
  z.object({ type: z.literal('ReadModelChanged'), data: z.object({ name: z.string(), position: z.string() }) }),
  z.object({ type: z.literal('NotificationUpdate'), data: z.object({ notification: z.unknown() }) }),
  z.object({
    type: z.literal('TokenUpdate'),
    data: z.object({ accessToken: z.nullable(z.string()), refreshToken: z.nullable(z.string()) }),
  }),
]);
export type Push = z.infer<typeof Push>;

/**
 * Why a socket was closed: sign in again; the person opened too many newer ones; the server restarts; the client
 * reads too slowly; the client sent a message that no client may send.
 */
export const closeCodes = { signInAgain: 4401, tooMany: 4429, restart: 1012, tooSlow: 1013, notAllowed: 1008 } as const;
