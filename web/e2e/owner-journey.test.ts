import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, type Person, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';
import { acceptInvitation } from './seminars.ts';

test.skipIf(noBrowser)(
  'an owner builds a seminar, reorders by keyboard, publishes, invites four, sees progress live, resets one, exports',
  async () => {
    const { url } = await sharedServer();
    const owner = await theAdmin(url);
    // A unique name, because equal names are shown with the username.
    const lastName = `Erste-${randomUUID()}`;
    const learner = await newPerson(url, { firstName: 'Lena', lastName });
    const fullName = `Lena ${lastName}`;
    const name = `Frei sprechen ${randomUUID()}`;
    await owner.send('PATCH /api/Users/CompleteOnboarding');
    await owner.send('PATCH /api/Users/SetFirstLogin');
    const page = await signedIn(url, owner.email);
    await page.goto(`${url}/seminars`);

    await create(page, name);
    await addBlock(page, 'Grundlagen');
    await addBlock(page, 'Üben');
    await addText(page, 'Grundlagen', 'Warum Menschen zuhören');
    await addText(page, 'Grundlagen', 'Drei Stationen');
    await addGapText(page, 'Üben', 'Ein Einwand');
    await keepsTheRules(page, 'the editor of a seminar');

    await reorderByKeyboard(page);
    await button(page, 'Veröffentlichen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByText('Das Seminar ist veröffentlicht.').waitFor();

    await page.getByRole('link', { name: 'Teilnehmende', exact: true }).click();
    await inviteFour(page, learner);
    await keepsTheRules(page, 'the participants of a seminar');

    await acceptInvitation(url, learner);
    const row = page.getByRole('row').filter({ hasText: fullName });
    await row.waitFor();
    await readFirstText(learner, page.url());
    await row.getByRole('img', { name: 'erledigt' }).waitFor();
    await row.getByText('33 %').waitFor();

    expect(await exported(page)).toContain(`Lena;${lastName};`);
    await clearOne(page, fullName);
    await row.getByText('0 %', { exact: true }).waitFor();
    await findsDescribed(page, name);
  },
);

/** Pastes plain text into the focused element, as if copied from another program. */
const pasted = (text: string) => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
})()`;

/** Checks the description: plain in the list, formatted on the seminar's page. */
async function findsDescribed(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Seminare', exact: true }).first().click();
  await page.getByText('Vier Wochen Atmen Reden', { exact: true }).first().waitFor();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { name: 'Vier Wochen', exact: true }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Atmen$/ })
    .locator('strong')
    .waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function create(page: Page, name: string): Promise<void> {
  await button(page, 'Neues Seminar').first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Beschreibung' }).click();
  await page.evaluate(pasted('## Vier Wochen\n\n- **Atmen**\n- Reden'));
  await button(page, 'Seminar anlegen').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function addBlock(page: Page, title: string): Promise<void> {
  await button(page, 'Block hinzufügen').click();
  await page.getByRole('dialog').getByLabel('Titel').fill(title);
  await button(page, 'Block anlegen').click();
  await page.getByRole('heading', { level: 3, name: title }).waitFor();
}

async function addElement(page: Page, block: string, kind: string, title: string): Promise<void> {
  await button(page, `Element in „${block}“ hinzufügen`).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await page.getByLabel('Titel').fill(title);
}

async function added(page: Page, title: string): Promise<void> {
  await button(page, 'Element anlegen').click();
  await button(page, `„${title}“ verschieben`).waitFor();
}

async function addText(page: Page, block: string, title: string): Promise<void> {
  await addElement(page, block, 'Text Lesen', title);
  await page.getByLabel('Text', { exact: true }).fill('Ein Gedanke, ein Beispiel, ein Schluss.');
  await added(page, title);
}

async function addGapText(page: Page, block: string, title: string): Promise<void> {
  await addElement(page, block, 'Lückentext', title);
  await page.getByLabel('Text mit Lücken').fill('Ich verstehe, dass __ Sorgen macht.');
  await added(page, title);
}

/** Moves a step down within its block, across its edge into the next block, and back with `Zurücksetzen`. */
async function reorderByKeyboard(page: Page): Promise<void> {
  const handle = button(page, '„Warum Menschen zuhören“ verschieben');
  await handle.press('ArrowDown');
  await page.getByText('„Warum Menschen zuhören“ ist jetzt 2 von 2 in „Grundlagen“.').waitFor();
  await handle.press('ArrowDown');
  await page.getByText('„Warum Menschen zuhören“ ist jetzt 1 von 2 in „Üben“.').waitFor();
  expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toContain('Warum Menschen');
  await button(page, 'Zurücksetzen').click();
  await button(page, 'Reihenfolge speichern').waitFor({ state: 'detached' });
  await handle.press('ArrowDown');
  await button(page, 'Reihenfolge speichern').click();
  await button(page, 'Reihenfolge speichern').waitFor({ state: 'detached' });
  await page.reload();
  await handle.waitFor();
  const handles = await page.getByRole('button', { name: /^„.*“ verschieben$/ }).all();
  const order = await Promise.all(handles.map((one) => one.getAttribute('aria-label')));
  expect(order).toEqual([
    '„Drei Stationen“ verschieben',
    '„Warum Menschen zuhören“ verschieben',
    '„Ein Einwand“ verschieben',
  ]);
}

async function inviteFour(page: Page, learner: Person): Promise<void> {
  await button(page, 'Einladen').first().click();
  await page
    .getByLabel('E-Mail-Adressen')
    .fill(`${learner.email}, omar-${randomUUID()}@example.org\nomar@, ${learner.email}`);
  await button(page, 'Einladungen senden').click();
  await page.getByText('2 Einladungen gesendet').waitFor();
  await page.getByText('keine vollständige E-Mail-Adresse').waitFor();
  await page.getByText('steht mehrmals in der Liste; eine Einladung genügt').waitFor();
  await button(page, 'Fertig').click();
}

/** Over HTTP, as if from another browser. */
async function readFirstText(learner: Person, address: string): Promise<void> {
  const seminarId = /admin\/(\w+)/.exec(address)?.[1];
  type Detail = Readonly<{ position: Readonly<{ elementId: string }> }>;
  const { body } = await learner.send<Detail>(`GET /api/Seminar/${seminarId}`);
  const { elementId } = body.position;
  const { status } = await learner.send('POST /api/Submissions/ReadText', { json: { elementId, seminarId } });
  expect(status).toBe(200);
}

async function exported(page: Page): Promise<string> {
  await button(page, 'Exportieren').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Tabelle (CSV)' }).click();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray()).toString();
}

async function clearOne(page: Page, name: string): Promise<void> {
  await button(page, `${name} ansehen`).click();
  await page.getByText('Zählt nach den Regeln von heute · durch 1 Beitrag').waitFor();
  await button(page, 'Zurücksetzen').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('zurücksetzen');
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.getByText(`Alle Beiträge von ${name} sind gelöscht.`).waitFor();
}
