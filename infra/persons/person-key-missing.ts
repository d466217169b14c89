import { DomainError } from '#domain/kernel/errors.ts';

/** This person has sealed data, and the key is lost without an erasure. Only a backup of the schema `persons` helps. */
export class PersonKeyMissing extends DomainError {
  readonly person: string;

  constructor(person: string) {
    super('person_key_missing');
    this.message = `the key of person ${person} is not there: restore the schema persons from its backup`;
    this.person = person;
  }
}
