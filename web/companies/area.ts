import { msg } from '@lingui/core/macro';
import { Building2 } from 'lucide-react';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { type Gate, permits, type WebArea } from '../lib/web-area.ts';
import { ToCompany } from './to-company.tsx';

const hasCompany: Gate = ({ privileges, isEmployee, ownsCompany }) => privileges || isEmployee || ownsCompany;
const administers = permits(administersUsers);
const isInNone: Gate = ({ isEmployee, ownsCompany }) => !isEmployee && !ownsCompany;

export const companiesArea = {
  name: 'companies',
  pages: [
    { path: '/company', page: ToCompany },
    {
      path: '/company/home',
      page: lazyPart('companies', () => import('./home-page.tsx'), 'HomePage'),
      title: msg`Firma`,
    },
    {
      path: '/company/create',
      page: lazyPart('companies', () => import('./create-page.tsx'), 'CreatePage'),
      title: msg`Firma anlegen`,
    },
    {
      path: '/company/dashboard',
      page: lazyPart('companies', () => import('./dashboard-page.tsx'), 'DashboardPage'),
      title: msg`Firma verwalten`,
    },
    {
      path: '/company/data',
      page: lazyPart('companies', () => import('./kept-data-page.tsx'), 'KeptDataPage'),
      title: msg`Was gespeichert wird`,
      gate: hasCompany,
    },
    {
      path: '/admin/companies',
      page: lazyPart('companies', () => import('./admin/companies-page.tsx'), 'CompaniesPage'),
      title: msg`Unternehmen`,
      gate: administers,
      closed: ClosedPage,
    },
    {
      path: '/admin/companies/:id',
      page: lazyPart('companies', () => import('./admin/company-page.tsx'), 'CompanyPage'),
      gate: administers,
      closed: ClosedPage,
    },
  ],
  navigation: [
    {
      href: '/admin/companies',
      below: '/admin/companies',
      label: msg`Unternehmen`,
      icon: Building2,
      order: 850,
      gate: administers,
      place: 'administration',
    },
    {
      href: '/company/home',
      below: '/company',
      label: msg`Firma`,
      purpose: msg`Plätze für Ihr Team verwalten.`,
      icon: Building2,
      order: 70,
      gate: hasCompany,
    },
  ],
  settings: [
    {
      group: 'subscription',
      order: 60,
      part: lazyPart('companies', () => import('./company-offer.tsx'), 'CompanyOffer'),
      gate: isInNone,
    },
  ],
  dashboard: [
    {
      order: 6,
      column: 'top',
      part: firstPart('companies', () => import('./own-plan-end-notice.tsx'), 'OwnPlanEndNotice'),
      gate: hasCompany,
    },
  ],
  errors: {
    company_needs_owner: msg`Geben Sie die Firma zuerst an ein anderes Mitglied weiter.`,
  },
  failures: {
    'GET /api/Company/GetCompanyOfUser': msg`Die Firma ließ sich nicht laden.`,
    'POST /api/Company/CreateCompany': msg`Die Firma ließ sich nicht anlegen.`,
    'PUT /api/Company/EditCompanyName': msg`Der Name ließ sich nicht ändern.`,
    'GET /api/GetUsersInCompany/:id': msg`Die Mitglieder der Firma ließen sich nicht laden.`,
    'POST /api/Company/AddUser': msg`Diese Person ließ sich nicht hinzufügen.`,
    'POST /api/Company/InviteUsers': msg`Die Einladungen ließen sich nicht verschicken.`,
  },
  readModels: msg`Firmen`,
} satisfies WebArea;
