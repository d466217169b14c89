import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEvents } from './all-events.ts';
import { erased, isErased, personal } from './kernel/personal.ts';
import { personalFields } from './personal-fields.ts';

const ofMeeting = ['subject', 'meetingLink', 'password'].map((field) => [field, { field: 'creatorId' }]);

test('personal fields are sealed and name their person', () => {
  expect(personalFields).toEqual({
    PlatformAccountConnected: [['subject', { field: 'personId' }]],
    UserRegistered: [
      ['email', 'stream'],
      ['username', 'stream'],
      ['firstName', 'stream'],
      ['lastName', 'stream'],
    ],
    EmailConfirmed: [['email', 'stream']],
    RolesChanged: [['reason', 'stream']],
    BenefitsGranted: [['reason', 'stream']],
    BenefitsEnded: [['reason', 'stream']],
    AccountActivated: [['reason', 'stream']],
    AccountDeactivated: [['reason', 'stream']],
    UserErased: [['note', 'actor']],
    EmailVouchedFor: [
      ['email', 'stream'],
      ['reason', 'stream'],
    ],
    PasswordResetSent: [['reason', 'stream']],
    SignInsEnded: [['reason', 'stream']],
    NameChanged: [
      ['firstName', 'stream'],
      ['lastName', 'stream'],
    ],
    UsernameChanged: [['username', 'stream']],
    EmailChangeRequested: [['email', 'stream']],
    EmailChanged: [['email', 'stream']],
    DevicePaired: [['name', 'stream']],
    ApiTokenMade: [['name', 'stream']],
    WebhookMade: [['url', { field: 'ownerId' }]],
    WebhookChanged: [['url', { field: 'ownerId' }]],
    SessionCreated: [['name', { field: 'ownerId' }]],
    CalibrationStarted: [['deviceName', { field: 'ownerId' }]],
    ChaptersMarked: [['chapters', 'actor']],
    TagsChanged: [['tags', 'actor']],
    SessionRenamed: [['name', 'actor']],
    PresentationAdded: [['name', { field: 'ownerId' }]],
    PresentationRenamed: [['name', { field: 'ownerId' }]],
    SlidePlanned: [['notes', { field: 'ownerId' }]],
    SeminarCreated: [['lecturer', { field: 'ownerId' }]],
    SeminarEdited: [['lecturer', 'actor']],
    ElementSubmitted: [['answers', { field: 'participantId' }]],
    FeedbackReceived: [['text', { field: 'giverId' }]],
    CommentAdded: [['text', { field: 'authorId' }]],
    GroupPostWritten: [
      ['title', { field: 'posterId' }],
      ['body', { field: 'posterId' }],
    ],
    GroupPostEdited: [
      ['title', { field: 'posterId' }],
      ['body', { field: 'posterId' }],
    ],
    GroupPostFileAdded: [['name', { field: 'posterId' }]],
    GroupVideoAdded: [
      ['title', { field: 'uploaderId' }],
      ['description', { field: 'uploaderId' }],
    ],
    GroupVideoEdited: [
      ['title', { field: 'uploaderId' }],
      ['description', { field: 'uploaderId' }],
    ],
    ArticleWritten: [
      ['title', { field: 'authorId' }],
      ['body', { field: 'authorId' }],
    ],
    ArticleEdited: [
      ['title', { field: 'authorId' }],
      ['body', { field: 'authorId' }],
    ],
    ArticleFileAdded: [['name', { field: 'authorId' }]],
    SupportRequested: [['reason', 'stream']],
    GoalCreated: [['title', { field: 'ownerId' }]],
    GoalChanged: [['title', 'actor']],
    ShareFeedbackGiven: [['text', { field: 'authorId' }]],
    CertificateIssued: [['name', { field: 'participantId' }]],
    GuestLinkMade: [['label', { field: 'ownerId' }]],
    GuestLinkOpened: [['name', { field: 'ownerId' }]],
    InvitationSent: [['email', { field: 'sealId' }]],
    MeetingCreated: ofMeeting,
    MeetingChanged: ofMeeting,
    MeetingPersonInvited: [['email', { field: 'sealId' }]],
    CompanyCreated: [
      ['name', 'stream'],
      ['vatId', 'stream'],
    ],
    CompanyRenamed: [['name', 'stream']],
    VatIdChanged: [['vatId', 'stream']],
    BuyerVatIdGiven: [['vatId', 'stream']],
    EmployeeInvited: [['email', { field: 'emailOf' }]],
    DeclarationReceived: ['name', 'email', 'contract', 'reason'].map((field) => [field, { field: 'ownerId' }]),
    DeclarationDismissed: [['note', { field: 'ownerId' }]],
    ConfirmationRequested: [['reason', { field: 'sealFor' }]],
    DeedDeclined: [['reason', { field: 'by' }]],
    RoleCreated: [['reason', { field: 'by' }]],
    RolePermissionsChanged: [['reason', { field: 'by' }]],
    OwnershipTransferred: [['reason', 'stream']],
    CompanySuspended: [['reason', 'stream']],
    CompanyResumed: [['reason', 'stream']],
    OperationOrdered: [['reason', { field: 'by' }]],
  });
});

test.each(Object.entries(allEvents))('%s marks only fields that can be sealed', (_type, event) => {
  expect(markedInside(event)).toEqual([]);
});

test.each(Object.entries(personalFields))('%s names its person by an existing field', (type, fields) => {
  const event = allEvents[type];
  const named = fields.flatMap(([, of]) => (typeof of === 'object' ? [of.field] : []));
  for (const field of named) expect(event?.shape).toHaveProperty(field);
});

const name = () => personal(z.string(), 'actor');

test.each([
  ['an object in it', z.object({ speaker: z.object({ name: name() }) }), ['speaker.shape.name']],
  ['a list', z.object({ names: z.array(name()) }), ['names.element']],
  ['something that may be absent', z.object({ name: z.optional(name()) }), ['name.innerType']],
  ['a union', z.object({ who: z.union([name(), z.null()]) }), ['who.options.0']],
  ['a record', z.object({ all: z.record(z.string(), name()) }), ['all.valueType']],
])('finds a mark inside %s', (_what, event, where) => {
  expect(markedInside(event)).toEqual(where);
});

test('the replacement of erased data is recognised, and differs for each person', () => {
  expect(isErased(erased('a'))).toBe(true);
  expect(isErased('Ada')).toBe(false);
  expect(erased('a')).not.toBe(erased('b'));
});

/** A mark on a nested field. */
function markedInside(event: z.ZodMiniObject): readonly string[] {
  return Object.entries(event.shape).flatMap(([field, schema]) => marks(parts(schema), field));
}

const marks = (inside: readonly (readonly [string, unknown])[], path: string): readonly string[] =>
  inside.flatMap(([name, part]) => {
    const here = `${path}.${name}`;
    if (part instanceof z.ZodMiniType)
      return [...(z.globalRegistry.get(part)?.personal ? [here] : []), ...marks(parts(part), here)];
    return typeof part === 'object' && part !== null ? marks(Object.entries(part), here) : [];
  });

const parts = (schema: unknown) => Object.entries((schema as z.ZodMiniType).def as object);
