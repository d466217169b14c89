export type Token = Readonly<{
  form: string;
  startsUpperCase: boolean;
  /** Whether it is the first word of its sentence; its capital then does not mark a noun. */
  opensSentence: boolean;
  /** Whether a punctuation mark that ends a clause follows. */
  endsClause: boolean;
}>;
