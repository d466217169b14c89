import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/kernel/contract.ts';
import type { LaunchFault } from '#domain/platforms/contract/calls.ts';

/** A page for people who come from a platform. It is shown in the platform's frame or in its own window. */
type Page = Readonly<{
  locale: Locale;
  title: string;
  text: string;
  /** HTML made here; all text in it is escaped by `escaped`. */
  content?: string;
  /** Submits its form immediately; browsers without scripts show a button. */
  sendsItself?: boolean;
}>;

const style = `:root{color-scheme:light dark;--page:#faf9f6;--card:#fff;--ink:#1c1d28;--soft:#535561;--line:#e1dfdb;--main:#3a49a5;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#111219;--card:#191b22;--ink:#eceae5;--soft:#b4b3b0;--line:#3a3e46;--main:#a0adfb;--on:#111219}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1{font:600 1.5rem/1.25 Georgia,serif;text-wrap:balance;margin:0 0 .75rem}p{margin:0 0 1rem;color:var(--soft)}
@media(min-width:50rem){main{margin-top:3rem;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}}
.name{font-weight:600;color:var(--main);margin:0 0 1.25rem}form{margin:0}ul{list-style:none;margin:0;padding:0;display:grid;gap:.6rem}
button{font:inherit;font-weight:550;border:1px solid transparent;border-radius:.6rem;padding:.65rem 1.1rem;min-height:2.75rem;background:var(--main);color:var(--on);cursor:pointer}
li button{width:100%;text-align:start;background:var(--card);color:var(--ink);border-color:var(--line)}li button:hover{border-color:var(--main)}
button:focus-visible{outline:3px solid var(--main);outline-offset:2px}`;
const script = `document.forms[0].submit()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Platforms may show these pages in a frame: clickjacking could only trigger what the person came to do. Forms may lead to the
 * platform, and from there to its sign-in.
 */
const policy = [
  `default-src 'none'; base-uri 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}`,
  `form-action 'self' https: http:; frame-ancestors https: http:`,
].join('; ');

export function sendPage(reply: FastifyReply, status: number, { locale, title, text, content, sendsItself }: Page) {
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} – Rostra</title><style>${style}</style>
<main><p class="name">Rostra</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${content ?? ''}</main>
${sendsItself ? `<script>${script}</script>` : ''}</html>`;
  reply.removeHeader('x-frame-options');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // Forms of these pages must send their origin.
      'referrer-policy': 'strict-origin',
    })
    .send(html);
}

/** Nobody is signed in yet, so the browser's language counts; German unless English comes first. */
export const localeOf = ({ headers }: FastifyRequest): Locale =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'de';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Form = Readonly<{
  action: string;
  fields: Readonly<Record<string, string>>;
  button: string;
  inNewWindow?: boolean;
}>;

export const formOf = ({ action, fields, button, inNewWindow }: Form): string =>
  `<form method="post" action="${escaped(action)}"${inNewWindow ? ' target="_blank"' : ''}>${hidden(fields)}<button>${escaped(button)}</button></form>`;

export const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

type Words = Readonly<Record<Locale, readonly [title: string, text: string]>>;

export const faultWords: Readonly<Record<LaunchFault, Words>> = {
  unknown_platform: {
    de: [
      'Diese Lernplattform ist hier nicht eingetragen',
      'Bitten Sie die Verwaltung von Rostra, Ihre Plattform einzutragen, oder prüfen Sie dort Aussteller und Client-ID.',
    ],
    en: [
      'This learning platform is not registered here',
      'Ask the administration of Rostra to register your platform, or check its issuer and client id there.',
    ],
  },
  wrong_state: {
    de: [
      'In diesem Browser hat das nicht geklappt',
      'Öffnen Sie den Link in Ihrem Kurs noch einmal. Hilft das nicht, sperrt Ihr Browser Cookies aus dem Kurs: Öffnen Sie den Link dann in einem neuen Fenster.',
    ],
    en: [
      'That did not work in this browser',
      'Open the link in your course again. If that does not help, your browser blocks cookies from the course: then open the link in a new window.',
    ],
  },
  bad_token: {
    de: [
      'Die Angaben der Lernplattform stimmen nicht',
      'Rostra konnte nicht prüfen, dass Sie von Ihrer Plattform kommen. Sagen Sie bitte der Verwaltung Bescheid.',
    ],
    en: [
      'The details from the learning platform are not right',
      'Rostra could not verify that you come from your platform. Please tell the administration.',
    ],
  },
  expired: {
    de: ['Das hat zu lange gedauert', 'Öffnen Sie den Link in Ihrem Kurs noch einmal.'],
    en: ['That took too long', 'Open the link in your course again.'],
  },
  used_before: {
    de: [
      'Diese Seite lässt sich nicht neu laden',
      'Jeder Klick im Kurs gilt nur einmal. Öffnen Sie den Link in Ihrem Kurs noch einmal.',
    ],
    en: [
      'This page cannot be reloaded',
      'Each click in the course works only once. Open the link in your course again.',
    ],
  },
  wrong_deployment: {
    de: [
      'Dieser Teil der Lernplattform ist hier nicht eingetragen',
      'Bitten Sie die Verwaltung von Rostra, die Deployment-ID Ihrer Plattform einzutragen.',
    ],
    en: [
      'This part of the learning platform is not registered here',
      'Ask the administration of Rostra to add the deployment id of your platform.',
    ],
  },
  platform_away: {
    de: [
      'Ihre Lernplattform antwortet nicht',
      'Rostra kann gerade nicht prüfen, dass Sie von dort kommen. Versuchen Sie es in ein paar Minuten noch einmal.',
    ],
    en: [
      'Your learning platform does not answer',
      'Rostra cannot verify at the moment that you come from there. Try again in a few minutes.',
    ],
  },
  other_message: {
    de: ['Das versteht Rostra nicht', 'Aus einem Kurs lässt sich hier ein Seminar öffnen oder auswählen (LTI 1.3).'],
    en: ['Rostra does not understand that', 'From a course you can open a seminar here, or choose one (LTI 1.3).'],
  },
  no_seminar: {
    de: [
      'Der Link nennt kein Seminar',
      'Wer den Kurs leitet, wählt das Seminar in der Lernplattform aus („Inhalt auswählen“).',
    ],
    en: [
      'The link names no seminar',
      'Whoever leads the course chooses the seminar on the learning platform (“Select content”).',
    ],
  },
  not_linked: {
    de: [
      'Dieses Seminar ist nicht mit Ihrer Lernplattform verknüpft',
      'Wem das Seminar gehört, kann es im Kurs neu auswählen.',
    ],
    en: [
      'This seminar is not linked to your learning platform',
      'The owner of the seminar can choose it again in the course.',
    ],
  },
  only_owner: {
    de: ['Dieses Seminar gehört jemand anderem', 'Die Ansicht für Lehrende sieht hier nur, wem das Seminar gehört.'],
    en: ['This seminar belongs to somebody else', 'The view for teachers is for the owner of the seminar.'],
  },
  only_teachers: {
    de: [
      'Seminare wählt aus, wer den Kurs leitet',
      'Die Lernplattform sagt, dass Sie in diesem Kurs nicht unterrichten.',
    ],
    en: [
      'Seminars are chosen by whoever leads the course',
      'The learning platform says that you do not teach in this course.',
    ],
  },
  removed: {
    de: [
      'Sie nehmen an diesem Seminar nicht mehr teil',
      'Wem das Seminar gehört, hat Ihre Teilnahme beendet und kann Sie wieder einladen.',
    ],
    en: [
      'You do not take part in this seminar any more',
      'The owner of the seminar ended your participation, and can invite you again.',
    ],
  },
  closed: {
    de: ['Dieses Seminar nimmt gerade niemanden auf', 'Es ist geschlossen oder noch nicht veröffentlicht.'],
    en: ['This seminar takes nobody at the moment', 'It is closed, or not published yet.'],
  },
  not_permitted: {
    de: ['Ihr Konto darf an keinem Seminar teilnehmen', 'Wenden Sie sich an die Verwaltung von Rostra.'],
    en: ['Your account may take part in no seminar', 'Please contact the administration of Rostra.'],
  },
  not_active: {
    de: ['Ihr Konto ist nicht freigeschaltet', 'Wenden Sie sich an die Verwaltung von Rostra.'],
    en: ['Your account is not active', 'Please contact the administration of Rostra.'],
  },
  password_only: {
    de: [
      'Bitte melden Sie sich mit Ihrem Passwort an',
      'Konten der Verwaltung kommen nicht über eine Lernplattform herein.',
    ],
    en: ['Please sign in with your password', 'Accounts of the administration do not come in by a learning platform.'],
  },
  not_confirmed: {
    de: [
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
      'Der Link dazu ist in Ihrem Postfach. Öffnen Sie danach das Seminar in Ihrem Kurs noch einmal.',
    ],
    en: [
      'Confirm your e-mail address first',
      'The link for that is in your mailbox. Then open the seminar in your course again.',
    ],
  },
  over: {
    de: ['Das hat zu lange gedauert', 'Öffnen Sie Rostra in Ihrem Kurs noch einmal.'],
    en: ['That took too long', 'Open Rostra in your course again.'],
  },
};

export const pageWords = {
  newWindow: {
    de: {
      title: 'Das Seminar öffnet sich in einem neuen Fenster',
      text: 'So bleiben Sie angemeldet, und Mikrofon und Kamera lassen sich benutzen.',
      button: 'Seminar öffnen',
    },
    en: {
      title: 'The seminar opens in a new window',
      text: 'There you stay signed in, and microphone and camera can be used.',
      button: 'Open the seminar',
    },
  },
  connectFirst: {
    de: {
      title: 'Verbinden Sie zuerst Ihr Konto',
      text: 'Das geht einmal, in einem neuen Fenster. Kommen Sie danach hierher zurück und öffnen Sie die Auswahl noch einmal.',
      button: 'Konto verbinden',
    },
    en: {
      title: 'Connect your account first',
      text: 'You do that once, in a new window. Then come back here and open the selection again.',
      button: 'Connect account',
    },
  },
  choose: {
    de: {
      title: 'Welches Seminar gehört in den Kurs?',
      text: 'Wer im Kurs ist, nimmt daran teil, sobald er den Link öffnet. Der Fortschritt geht als Bewertung in den Kurs zurück.',
    },
    en: {
      title: 'Which seminar belongs to the course?',
      text: 'Whoever is in the course takes part as soon as they open the link. Their progress goes back to the course as a grade.',
    },
  },
  noneToChoose: {
    de: {
      title: 'Sie haben noch kein veröffentlichtes Seminar',
      text: 'Legen Sie eines in Rostra an, veröffentlichen Sie es und öffnen Sie die Auswahl noch einmal.',
    },
    en: {
      title: 'You have no published seminar yet',
      text: 'Make one in Rostra, publish it, and open the selection again.',
    },
  },
  back: {
    de: { title: 'Zurück zum Kurs', text: 'Das Seminar wird eingetragen.', button: 'Weiter' },
    en: { title: 'Back to the course', text: 'The seminar is being added.', button: 'Continue' },
  },
} as const;
