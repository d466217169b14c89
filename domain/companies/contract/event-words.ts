import type { EventWords } from '#domain/kernel/event-words.ts';
import type { EmploymentEvent } from '../employment.ts';
import type { CompanyEvent } from '../events.ts';

export const eventWords: EventWords<CompanyEvent | EmploymentEvent> = {
  CompanyCreated: { de: 'Firma angelegt', en: 'Company created' },
  CompanyRenamed: { de: 'Firma umbenannt', en: 'Company renamed' },
  VatIdChanged: { de: 'USt-IdNr. geändert', en: 'VAT id changed' },
  VatIdChecked: { de: 'USt-IdNr. geprüft', en: 'VAT id checked' },
  MaxEmployeesChanged: { de: 'Höchstzahl der Mitarbeiter geändert', en: 'Maximum number of employees changed' },
  EmployeeInvited: { de: 'In die Firma eingeladen', en: 'Invited to the company' },
  SeatInvitationRevoked: { de: 'Einladung in die Firma zurückgezogen', en: 'Invitation to the company revoked' },
  SeatInvitationDeclined: { de: 'Einladung in die Firma abgelehnt', en: 'Invitation to the company declined' },
  EmployeeJoined: { de: 'In die Firma eingetreten', en: 'Joined the company' },
  EmployeeRoleChanged: { de: 'Rolle in der Firma geändert', en: 'Role in the company changed' },
  EmployeeRemoved: { de: 'Aus der Firma entfernt', en: 'Removed from the company' },
  EmployeeLeft: { de: 'Aus der Firma ausgetreten', en: 'Left the company' },
  OwnershipTransferred: { de: 'Firma übergeben', en: 'Hand over the company' },
  OwnerSeatTaken: { de: 'Inhaber hat einen Platz genommen', en: 'Owner took a seat' },
  OwnerSeatGivenUp: { de: 'Inhaber hat den Platz aufgegeben', en: 'Owner gave up the seat' },
  CompanyPlanChanged: { de: 'Plätze der Firma geändert', en: 'Seats of the company changed' },
  EmploymentTaken: { de: 'In eine Firma gekommen', en: 'Came into a company' },
  EmploymentEnded: { de: 'Aus der Firma gegangen', en: 'Left the company' },
  CompanySuspended: { de: 'Firma von der Verwaltung deaktiviert', en: 'Company deactivated by an admin' },
  CompanyResumed: { de: 'Firma von der Verwaltung wieder aktiviert', en: 'Company reactivated by an admin' },
  CompanyClosed: { de: 'Firma geschlossen', en: 'Company closed' },
};
