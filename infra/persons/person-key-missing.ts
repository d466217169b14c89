import { DomainError } from '#domain/kernel/errors.ts';

/** Something is sealed for this person, whose key is gone without an erasure: only a backup of the schema `persons` helps. */
export class PersonKeyMissing extends DomainError {
  readonly person: string;

  constructor(person: string) {
    super('person_key_missing');
    this.message = `the key of person ${person} is not there: restore the schema persons from its backup`;
    this.person = person;
  }
}
