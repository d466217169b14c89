import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import type { UploadCall } from '#domain/kernel/contract.ts';
import { sessionUploads } from '#domain/sessions/contract.ts';
import { acceptUploads } from '#infra/http/receive-upload.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { responsesOf, tellPosition } from '../call-route.ts';
import { causeOf } from '../commands.ts';
import type { CreateSession, Described } from './create-session.ts';
import { type Reception, receiveSession } from './receive-session.ts';

type Needs = Reception & Readonly<{ rules: Rules; create: CreateSession }>;

/** The calls that bring a recording; each says in the words of its own form what the session is. */
export function uploadRoutes({ rules, create, ...reception }: Needs): FastifyPluginAsync {
  return async (http) => {
    await acceptUploads(http);
    const { CreateSession, UploadAudio, CreateRecording } = sessionUploads;
    for (const call of [CreateSession, UploadAudio]) {
      serve(call, ({ sessionName, sharing, ...form }) => ({
        ...form,
        name: sessionName,
        origin: 'upload',
        sharing: sharedWith(sharing),
      }));
    }
    serve(CreateRecording, ({ title, recordedAt, locale, type, analysisClass, kind, sharing }) => ({
      name: title,
      locale,
      type,
      analysisClass,
      kind,
      origin: 'recording',
      sharing: sharedWith(sharing),
      ...(recordedAt && { recordedAt: new Date(recordedAt).toISOString() }),
    }));

    function serve<Call extends UploadCall>(call: Call, describe: (form: z.output<Call['form']>) => Described) {
      http.route({
        method: call.method,
        url: call.path,
        schema: { response: responsesOf(call) },
        onRequest: rules.permitted('upload:audio', 'upload:video'),
        handler: async (request, reply) => {
          const arrival = await receiveSession(request, { call, describe }, reception);
          try {
            const cause = causeOf(request);
            const { answer, position } = await create({ ...arrival, cause, principal: principalOf(request), request });
            tellPosition(reply.code(call.status), position);
            return answer;
          } finally {
            await arrival.dispose();
          }
        },
      });
    }
  };
}

/** As the form has them, joined by commas. */
const sharedWith = (joined: string) => [...new Set(joined.split(',').filter(Boolean))] as Described['sharing'];
