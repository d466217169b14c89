import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/companies/company.ts';
import { eventWords } from '#domain/companies/contract/event-words.ts';
import type { Employment, employmentEvents } from '#domain/companies/employment.ts';
import type { companyEvents } from '#domain/companies/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const companiesHistory: WordsOf<typeof companyEvents & typeof employmentEvents, Company | Employment> = {
  streams: { company: msg`Firma`, employment: msg`Zugehörigkeit zu einer Firma` },
  events: eventWords,
  sentences: {
    CompanyCreated: msg({ message: '{who} hat die Firma {what} angelegt.' }),
    CompanyRenamed: msg({ message: '{who} hat die Firma in {what} umbenannt.' }),
    VatIdChanged: msg({ message: '{who} hat die USt-IdNr. der Firma {what} geändert.' }),
    MaxEmployeesChanged: msg({ message: '{who} hat die Höchstzahl der Mitarbeiter von {what} geändert.' }),
    EmployeeInvited: msg({ message: '{who} hat {whom} in die Firma {what} eingeladen.' }),
    SeatInvitationRevoked: msg({ message: '{who} hat eine Einladung in die Firma {what} zurückgezogen.' }),
    SeatInvitationDeclined: msg({ message: '{who} hat die Einladung in die Firma {what} abgelehnt.' }),
    EmployeeJoined: msg({ message: '{who} ist in die Firma {what} eingetreten.' }),
    EmployeeRoleChanged: msg({ message: '{who} hat {whom} in der Firma {what} eine andere Rolle gegeben.' }),
    EmployeeRemoved: msg({ message: '{who} hat {whom} aus der Firma {what} entfernt.' }),
    EmployeeLeft: msg({ message: '{who} hat die Firma {what} verlassen.' }),
    OwnershipTransferred: msg({ message: '{who} hat die Firma {what} an {whom} übergeben.' }),
    CompanySuspended: msg({ message: '{who} hat die Firma {what} deaktiviert.' }),
    CompanyResumed: msg({ message: '{who} hat die Firma {what} wieder aktiviert.' }),
    CompanyClosed: msg({ message: '{who} hat die Firma {what} geschlossen.' }),
  },
  fields: {
    ...billingFields,
    basis: msg`Grundlage`,
    checkedAt: msg`Geprüft`,
    companyId: msg`Firma`,
    country: msg`Land`,
    emailOf: msg`Schlüssel der Adresse`,
    endsAt: msg`Endet`,
    hasSeat: msg`Hat einen Platz`,
    invitationId: msg`Einladung`,
    invitations: msg`Einladungen`,
    isClosed: msg`Geschlossen`,
    isSuspended: msg`Deaktiviert`,
    licences: msg`Plätze`,
    maxEmployees: msg`Höchstens so viele Mitarbeiter`,
    members: msg`Mitglieder`,
    plan: msg`Tarif`,
    planBasis: msg`Stand des Abonnements`,
    productName: msg`Name des Tarifs`,
    role: msg`Rolle`,
    status: msg`Zustand`,
    subscriptionId: msg`Abonnement`,
    userId: msg`Person`,
    vatId: msg`USt-IdNr.`,
    vatStatus: msg`Stand der USt-IdNr.`,
  },
  values: {
    ...billingValues,
    accepted: msg`angenommen`,
    declined: msg`abgelehnt`,
    employee: msg`angestellt`,
    invalid: msg`ungültig`,
    manager: msg`leitet mit`,
    owner: msg`Inhaber`,
    pending: msg`steht aus`,
    revoked: msg`zurückgezogen`,
    unchecked: msg`ungeprüft`,
    valid: msg`gültig`,
  },
};
