import { Agent, request } from 'node:http';

type Call = Readonly<{ method: string; path: string; headers: Readonly<Record<string, string>>; body?: string }>;

/** Sends calls over persistent connections. @throws Error if an answer is not a success */
export function keepAlive(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  return {
    send: ({ body, ...call }: Call): Promise<void> =>
      new Promise((resolve, reject) => {
        const asked = request({ hostname, port, agent, ...call }, (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode = 0 } = answer;
            if (statusCode >= 200 && statusCode < 300) resolve();
            else reject(new Error(`${call.method} ${call.path}: ${statusCode}`));
          });
        });
        asked.on('error', reject);
        asked.end(body);
      }),
    end: () => agent.destroy(),
  };
}
