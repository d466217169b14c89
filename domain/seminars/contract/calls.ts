import * as z from 'zod/mini';
import {
  type CommandCall,
  Locale,
  LocaleCode,
  NoInput,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { attachmentErrors } from '#domain/kernel/written.ts';
import { Criterion, CriterionInput, criteriaLimits } from './criteria.ts';
import { SeminarDetail, SeminarFile, SeminarRow } from './detail.ts';
import { elementCommands, elementUploads, Title, VersionText } from './element-calls.ts';

const IdInPath = z.object({ id: Id });
/** Plain text, or HTML (`isRichText`), from which everything harmful is removed. */
const Description = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000));
const about = {
  name: Title,
  description: Description,
  lecturer: z.string().check(z.trim(), z.maxLength(200)),
  /** For display only; the product sells nothing at this price. */
  price: z.string().check(z.trim(), z.maxLength(100)),
  /** Hours of work, shown in the invitation and the certificate; 0: not shown. */
  hours: z.coerce.number().check(z.gte(0), z.lte(1_000), z.multipleOf(0.25)),
};
const owned = ['access_denied', 'seminar_not_found', 'seminar_closed', 'idempotency_mismatch'] as const;
/** Errors of calls that name a part of a seminar instead of the seminar. */
const ofPart = ['access_denied', 'seminar_closed', 'idempotency_mismatch'] as const;
const logoErrors = ['invalid_input', 'payload_too_large', 'unsupported_media_type', 'image_upload_failed'] as const;
const logo = { field: 'logo', optional: true } as const;

/** JPEG, PNG, WebP, GIF or AVIF; it is stored as WebP of at most this size, twice its size on the page. */
export const logoSize = { width: 360, height: 120 } as const;

export const seminarUploads = {
  CreateSeminar: {
    method: 'POST',
    path: '/api/Seminar',
    form: z.object({
      ...about,
      lecturer: z._default(about.lecturer, ''),
      price: z._default(about.price, ''),
      hours: z._default(about.hours, 0),
    }),
    file: logo,
    answer: SeminarRow,
    status: 201,
    errors: [...logoErrors, 'access_denied', 'storage_full', 'idempotency_mismatch'],
  },
  /** Absent fields keep their value, including the logo. `version` as with elements. */
  EditSeminar: {
    method: 'PATCH',
    path: '/api/Seminar/Edit',
    form: z.extend(z.partial(z.object(about)), { seminarId: Id, version: VersionText }),
    file: logo,
    answer: z.object({ logo: z.nullable(z.string()) }),
    status: 200,
    errors: [...owned, ...logoErrors, 'storage_full', 'conflict'],
  },
  /** A picture or a file for a text of the seminar; the text refers to it by its id (`data-file`). Pictures are scaled down. */
  AddSeminarFile: {
    method: 'POST',
    path: '/api/Seminar/File',
    form: z.object({ seminarId: Id }),
    answer: SeminarFile,
    status: 201,
    errors: [...owned, ...attachmentErrors, 'image_upload_failed', 'too_many_files'],
  },
  ...elementUploads,
} as const satisfies Record<string, UploadCall>;

const blockTexts = { title: Title, description: z.string().check(z.trim(), z.maxLength(20_000)) };

export const seminarCommands = {
  /** Copies blocks, elements and files, and no participants. Without a name the copy has the name of the seminar. */
  DuplicateSeminar: {
    method: 'POST',
    path: '/api/Seminar/Duplicate/:id',
    params: IdInPath,
    body: z.nullish(z.object({ name: z.optional(Title) })),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...owned, 'storage_full'],
  },
  CreateFromTemplate: {
    method: 'POST',
    path: '/api/Seminar/FromTemplate',
    body: z.object({
      template: z.string().check(z.maxLength(40)),
      name: z.optional(Title),
      locale: z._default(Locale, 'de'),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'not_found', 'idempotency_mismatch'],
  },
  RemoveLogo: {
    method: 'DELETE',
    path: '/api/Seminar/RemoveLogo/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: owned,
  },
  DeleteSeminar: {
    method: 'DELETE',
    path: '/api/Seminar/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: owned,
  },
  /** Without `published` the state is toggled. The `checks` of the detail list what is missing. */
  PublishSeminar: {
    method: 'PATCH',
    path: '/api/Seminar/Publish/:id',
    params: IdInPath,
    body: z.nullish(z.object({ published: z.optional(z.boolean()) })),
    answer: z.object({ published: z.boolean() }),
    status: 200,
    errors: [...owned, 'seminar_incomplete'],
  },
  /** All criteria at once, in order. `version`: the `criteriaVersion` that the person saw. */
  ChangeCriteria: {
    method: 'PUT',
    path: '/api/Seminar/Criteria',
    body: z.object({
      seminarId: Id,
      criteria: z.array(CriterionInput).check(z.maxLength(criteriaLimits.most)),
      version: z.optional(z.int()),
    }),
    answer: z.object({ criteria: z.array(Criterion) }),
    status: 200,
    errors: [...owned, 'invalid_input', 'conflict'],
  },
  /**
   * Sets the deadline of an element, or of a block: a block's deadline applies to each element without its own. Null
   * removes it.
   */
  SetDeadline: {
    method: 'PUT',
    path: '/api/Seminar/Deadline',
    body: z.object({ seminarId: Id, partId: Id, dueAt: z.nullable(z.iso.datetime()) }),
    answer: Nothing,
    status: 204,
    errors: [...owned, 'invalid_input', 'element_not_found'],
  },
  CreateBlock: {
    method: 'POST',
    path: '/api/Seminar/CreateBlock',
    body: z.object({ ...blockTexts, description: z._default(blockTexts.description, ''), seminarId: Id }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...owned, 'invalid_input', 'conflict'],
  },
  /** An absent field keeps its value. */
  EditBlock: {
    method: 'PATCH',
    path: '/api/Seminar/Block',
    body: z.extend(z.partial(z.object(blockTexts)), { id: Id, seminarId: Id, version: z.optional(z.int()) }),
    answer: Nothing,
    status: 204,
    errors: [...owned, 'invalid_input', 'block_not_found', 'block_data_not_found', 'conflict'],
  },
  DeleteBlock: {
    method: 'DELETE',
    path: '/api/Seminar/DeleteBlock/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['block_not_found', ...ofPart],
  },
  /** `version`: the `orderVersion` that the person saw. */
  ReorderSeminar: {
    method: 'PATCH',
    path: '/api/Seminar/Reorder',
    body: z.object({
      seminarId: Id,
      blocks: z.array(z.object({ blockId: Id, blockIndex: z.int().check(z.gte(0)) })).check(z.maxLength(200)),
      elements: z
        .array(z.object({ blockId: Id, elementId: Id, elementIndex: z.int().check(z.gte(0)) }))
        .check(z.maxLength(600)),
      version: z.optional(z.int()),
    }),
    answer: Nothing,
    status: 204,
    errors: [...owned, 'invalid_input', 'seminar_order_not_found', 'conflict'],
  },
  DeleteElement: {
    method: 'DELETE',
    path: '/api/Elements/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['element_not_found', ...ofPart],
  },
  ...elementCommands,
} as const satisfies Record<string, CommandCall>;

/** Seminars that the person owns or takes part in, the newest first. */
export const seminarList = {
  method: 'GET',
  path: '/api/Seminar',
  name: 'seminar-list',
  query: NoInput,
  answer: z.array(SeminarRow),
} as const satisfies QueryCall;

/** The blocks and elements of a seminar, and the person's standing in it. */
export const seminarDetail = {
  method: 'GET',
  path: '/api/Seminar/:id',
  name: 'seminar-detail',
  params: IdInPath,
  query: NoInput,
  answer: SeminarDetail,
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** Templates for a new seminar, in the requested language. */
export const seminarTemplates = {
  method: 'GET',
  path: '/api/Seminar/Templates',
  name: 'seminar-templates',
  query: z.object({ locale: z._default(LocaleCode, 'de') }),
  answer: z.array(
    z.object({
      template: z.string(),
      name: z.string(),
      description: z.string(),
      blocks: z.array(
        z.object({ title: z.string(), elements: z.array(z.object({ title: z.string(), type: z.string() })) }),
      ),
    }),
  ),
} as const satisfies QueryCall;
