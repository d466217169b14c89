import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openApiRoute } from './routes.ts';

async function served() {
  const http = Fastify();
  onTestFinished(() => http.close());
  await http.register(openApiRoute);
  return (url: string) => http.inject(url);
}

test('serves the page of the API and all its files from this server', async () => {
  const get = await served();
  const page = await get('/api/docs');
  expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(loaded.every((address) => address.startsWith('/'))).toBe(true);
  for (const address of loaded.filter((one) => one.startsWith('/api/')))
    expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
  expect((await get('/api/docs/start.js')).body).toContain("url: '/api/openapi.json'");
});

test('the document explains the sign-in and has examples of bodies', async () => {
  const get = await served();
  const document = (await get('/api/openapi.json')).json();
  expect(document.info.description).toContain('POST /api/Account/Login');
  const { content } = document.paths['/api/Goals/CreateGoal'].post.requestBody;
  expect(content['application/json'].example).toMatchObject({ title: 'Quartalszahlen', target: 5 });
});

test('does not serve files that the page does not load', async () => {
  expect((await (await served())('/api/docs/oauth2-redirect.html')).statusCode).toBe(404);
});
