import { expect, test } from 'vitest';
import {
  companyAdminCommands,
  companyAdminDetail,
  companyAdminList,
} from '#domain/companies/contract/administration.ts';
import { companyCommands, companyOfUser } from '#domain/companies/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();

test('an admin finds a company, suspends it with a reason, and cannot hand it to an outsider', async () => {
  const [admin, ada, eve] = [await app.admin(), await app.person(), await app.person()];
  const name = `Nordwind ${ada.id.slice(0, 8)}`;
  const { id } = (await ada.send(companyCommands.CreateCompany, { body: { name, vatId: 'DE136695976' } })).body;
  await app.settle();
  const found = (await admin.send(companyAdminList, { query: { q: name.toUpperCase() } })).body;
  expect(found).toMatchObject([{ id, name, state: 'none', owner: { id: ada.id }, seats: { total: 0 } }]);
  expect((await ada.send(companyAdminList, {})).status).toBe(403);

  const suspend = (body: { reason: string }) =>
    admin.send(companyAdminCommands.SuspendCompany, { params: { id }, body });
  expect((await suspend({ reason: '' })).status).toBe(400);
  expect((await suspend({ reason: 'Unpaid for a year' })).status).toBe(204);
  await app.settle();
  const detail = (await admin.send(companyAdminDetail, { params: { id } })).body;
  expect(detail).toMatchObject({ state: 'suspended', members: [{ id: ada.id, role: 'owner' }], invoices: [] });
  expect((await ada.send(companyOfUser, {})).body).toMatchObject({ isActive: false });

  const body = { userId: eve.id, reason: 'The owner has left' };
  const refused = await admin.send(companyAdminCommands.HandOverCompany, { params: { id }, body });
  expect(refused.body).toMatchObject({ code: 'owner_not_found' });
  await admin.send(companyAdminCommands.ResumeCompany, { params: { id }, body: null });
  await app.settle();
  expect((await admin.send(companyAdminDetail, { params: { id } })).body.state).toBe('none');
});
