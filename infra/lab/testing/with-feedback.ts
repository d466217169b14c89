import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { Person } from './person.ts';

/** Waits for the coach's feedback, which comes after the analysis, and returns the session. */
export const withFeedback = <S extends Readonly<{ aiFeedback: unknown }>>(person: Person, id: string): Promise<S> =>
  eventually(async () => {
    const { body } = await person.send<S>(`GET /api/Sessions/${id}`);
    expect(body.aiFeedback).toMatchObject({ feedbackText: expect.any(String) });
    return body;
  });
