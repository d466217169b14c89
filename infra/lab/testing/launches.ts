import { platformCommands } from '#domain/platforms/contract/calls.ts';
import { type LearningPlatform, type Member, startLearningPlatform, type Twist } from '../fakes/learning-platform.ts';
import type { AppPerson, TestApp } from './app.ts';
import { inject } from './inject.ts';

/** A browser with its own cookies, whose requests come from pages of the platform. */
export function browserIn(app: TestApp) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async visit(
      methodAndPath: string,
      fields?: Readonly<Record<string, string>>,
      headers: Record<string, string> = {},
    ) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await inject<string>(app.http, methodAndPath, {
        headers: { ...(cookie && { cookie }), ...headers },
        ...(fields && { body: new URLSearchParams(fields) }),
      });
      for (const one of answer.headers.getSetCookie()) {
        const [pair = ''] = one.split(';');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}
export type TestBrowser = ReturnType<typeof browserIn>;

/** A platform that knows Rostra at `url` but is not registered there yet. Close it at the end. */
export async function platformFor(url: string): Promise<LearningPlatform> {
  const platform = await startLearningPlatform();
  platform.know(url);
  return platform;
}

/** A registered platform. The app listens on a port, so that the platform can fetch its keys. */
export async function platformIn(app: TestApp): Promise<LearningPlatform> {
  const platform = await platformFor(await app.listen());
  const admin = await app.person({ roles: ['admin'] });
  const { status } = await admin.send(platformCommands.RegisterPlatform, { body: platform.registration });
  if (status !== 201) throw new Error('the platform was not registered');
  await app.settle();
  return platform;
}

/** Launches Rostra from the platform for a person. Without `link`, the launch is for choosing a seminar. Returns the answer. */
export async function launch(
  platform: LearningPlatform,
  browser: TestBrowser,
  { person, link, twist }: Readonly<{ person: Member; link?: number | undefined; twist?: Twist }>,
) {
  const { state, nonce } = await begin(platform, browser, person, link);
  const token = await platform.idToken(nonce, person, link === undefined ? undefined : platform.links[link], twist);
  return browser.visit('POST /lti/launch', { id_token: token, state });
}

/** Begins a login from the platform in this browser. */
export async function begin(platform: LearningPlatform, browser: TestBrowser, { id }: Member, link?: number) {
  const { headers } = await browser.visit('POST /lti/login', platform.loginFields(id, link));
  const to = new URL(headers.get('location') ?? 'http://nowhere');
  return { state: to.searchParams.get('state') ?? '', nonce: to.searchParams.get('nonce') ?? '', to };
}

/** The signed-in person confirms that the arrival in this browser is theirs. */
export async function connect(person: Pick<AppPerson, 'send'>, browser: TestBrowser) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return person.send(platformCommands.ConnectArrival, { headers: { cookie } });
}

/** The owner arrives from the platform, connects their account and chooses the seminar. Returns the link. */
export async function linkSeminar(
  app: TestApp,
  platform: LearningPlatform,
  { owner, person, seminarId }: Readonly<{ owner: AppPerson; person: Member; seminarId: string }>,
): Promise<number> {
  const browser = browserIn(app);
  await launch(platform, browser, { person });
  const connected = await connect(owner, browser);
  if (connected.status !== 200) throw new Error(`the owner was not connected: ${connected.status}`);
  await app.settle();
  const { body: page } = await launch(platform, browser, { person });
  const token = /name="token" value="([^"]+)"/.exec(String(page))?.[1] ?? '';
  const answer = await browser.visit('POST /lti/choose', { token, seminar: seminarId }, { origin: ourOrigin });
  const JWT = /name="JWT" value="([^"]+)"/.exec(String(answer.body))?.[1] ?? '';
  const taken = await fetch(`${platform.url}/deep-link-return`, { method: 'POST', body: new URLSearchParams({ JWT }) });
  if (!taken.ok) throw new Error(`the platform did not take the link: ${await taken.text()}`);
  await app.settle();
  return platform.links.length - 1;
}

/** Origin of our pages when they are called with `inject`. */
const ourOrigin = 'http://localhost';
