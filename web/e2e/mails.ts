import { expect } from 'vitest';
import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';

type Mail = Readonly<{ to: string; subject: string; text: string }>;

async function mailsTo(url: string, email: string): Promise<readonly Mail[]> {
  const { body } = await call<readonly Mail[]>(url, 'GET /dev/mail', { headers: { accept: 'application/json' } });
  return body.filter(({ to }) => to === email);
}

export const subjects = async (url: string, email: string) => (await mailsTo(url, email)).map(({ subject }) => subject);

export async function confirmAddress(url: string, email: string): Promise<void> {
  const token = await eventually(async () => {
    const [mail] = await mailsTo(url, email);
    return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no mail yet');
  });
  await call(url, 'POST /api/Account/ConfirmEmail', { json: { token } });
}

/** The link in the mail with this subject. */
export async function linkIn(url: string, email: string, subject: string): Promise<string> {
  const mail = (await mailsTo(url, email)).find((one) => one.subject === subject);
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no mail yet');
}
