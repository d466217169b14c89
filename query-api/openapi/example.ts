/** The parts of a JSON schema that examples are made from. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}>;

const id = '3f2a9c4e7b1d4f60a5c8e2d19b7f0a34';

/** Examples for fields that mean the same in every call. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'lea.brandt@example.org',
  userEmail: 'lea.brandt@example.org',
  emails: ['lea.brandt@example.org'],
  userEmails: ['lea.brandt@example.org'],
  firstName: 'Lea',
  lastName: 'Brandt',
  username: 'lea.brandt',
  name: 'Quartalszahlen',
  sessionName: 'Quartalszahlen',
  newName: 'Freie Rede am Donnerstag',
  title: 'Quartalszahlen',
  newTitle: 'Quartalszahlen',
  subject: 'Probe vor dem Auftritt',
  description: 'Worum es geht.',
  body: '<p>Zählen Sie nach jedem Satz bis zwei.</p>',
  newBody: '<p>Zählen Sie nach jedem Satz bis zwei.</p>',
  message: 'Guten Tag, ich habe eine Frage.',
  text: 'Guten Tag und herzlich willkommen.',
  reason: 'Auf eigenen Wunsch.',
  vatId: 'DE136695976',
  videoURI: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  locale: 'de',
  timestamps: '[]',
  columns: '{"email":0,"firstName":1,"lastName":2,"locale":3}',
  chapters: '[]',
  engines: '["whisper"]',
  hosts: '[]',
  extraUser: 'lea.brandt@example.org',
  sharing: 'transcription',
  userCode: 'BCDFGHJK',
  role: 'speech-coach',
  permission: 'challenge:default',
  claim: 'challenge:default',
  invitedUser: 'lea.brandt@example.org',
  timeZone: 'Europe/Berlin',
  country: 'DE',
  from: '22:00',
  to: '07:00',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-23T18:00:00.000Z',
  date: '2026-11-23',
  email: 'lea.brandt@example.org',
  uri: 'https://rostra.example',
  binary: '(the content of the file)',
};

/** A realistic value that the schema allows. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)));
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return name in byName && Array.isArray(byName[name]) ? byName[name] : arrayOf(schema, name);
    case 'string':
      return stringOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return schema.default ?? true;
    default:
      return schema.default ?? null;
  }
}

const typeOf = ({ type, properties }: Schema): string | undefined =>
  typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? (properties && 'object'));

function objectOf({ properties = {}, additionalProperties, propertyNames }: Schema) {
  const named = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)]);
  if (named.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(named);
  const names = propertyNames?.enum?.map(String) ?? ['name'];
  return Object.fromEntries(names.map((name) => [name, exampleOf(additionalProperties)]));
}

function arrayOf({ items, prefixItems, minItems = 1 }: Schema, name: string): readonly unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item));
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items ?? {}, name.replace(/s$/, '')));
}

function stringOf({ format, pattern, minLength = 0, maxLength, ...schema }: Schema, name: string): unknown {
  if (schema.default !== undefined && schema.default !== '') return schema.default;
  if (pattern?.includes('[0-9a-f]{32}')) return id;
  if (typeof byName[name] === 'string') return byName[name];
  if (format && byFormat[format]) return byFormat[format];
  const text = /id$/i.test(name) ? id : 'Text';
  return text.padEnd(minLength, 't').slice(0, maxLength);
}

function numberOf({ default: usual, minimum, exclusiveMinimum, maximum }: Schema, name: string): unknown {
  if (usual !== undefined) return usual;
  // The end of a range.
  if (name === 'to') return maximum ?? 60;
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  const shown = Math.max(least, 1);
  return maximum === undefined ? shown : Math.min(shown, maximum);
}
