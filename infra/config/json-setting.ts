import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { StartupError } from '../start-up/startup-error.ts';
import './issue-words.ts';

type JsonSetting<Content extends z.ZodMiniType> = Readonly<{
  /** The setting that names the file. */
  name: string;
  file: string | undefined;
  content: Content;
}>;

/**
 * Reads the file that a setting names; undefined if the setting is absent. @throws StartupError that names both and what is
 * wrong
 */
export function readJsonSetting<Content extends z.ZodMiniType>(
  setting: JsonSetting<Content>,
): z.output<Content> | undefined {
  const { name, file, content } = setting;
  if (file === undefined) return undefined;
  const wrong = (what: string) => new StartupError(`The setting ${name} is wrong: ${file} ${what}.`);
  const read = content.safeParse(jsonIn(file, wrong));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw wrong(`has ${issue?.path.join('.') || 'content'} that is not right (${issue?.message})`);
}

function jsonIn(file: string, wrong: (what: string) => StartupError): unknown {
  const text = textOf(file, wrong);
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('is not JSON');
  }
}

function textOf(file: string, wrong: (what: string) => StartupError): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw wrong(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}
