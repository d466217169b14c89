export type Token = Readonly<{
  form: string;
  startsUpperCase: boolean;
  /** First of its sentence, where the capital means nothing. */
  opensSentence: boolean;
  /** A comma, colon or dash stands behind it. */
  endsClause: boolean;
}>;
