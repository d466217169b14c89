import type { ConditionRow } from './condition-rows.ts';

/** The form values of each element type. Types without a type of their own have only title and text. */
export type TitleAndBody = { title: string; body: string };
type Amount = number | undefined;

export type PresentationValues = TitleAndBody & {
  requiredSubmissions: Amount;
  maxSubmissions: Amount;
  rateableSubmissions: boolean;
  requiredNumShared: Amount;
  maxNumShared: Amount;
  isTimed: boolean;
  expectedLen: Amount;
  maxLen: Amount;
  ownerSeesReport: boolean;
  byCriteria: boolean;
};

export type GapTextValues = TitleAndBody & { text: string; answers: string[] };

export type RephraseValues = TitleAndBody & { lines: { sentence: string; answer: string }[] };

/** `phrases`: one per line. */
export type CategorizeValues = TitleAndBody & { groups: { name: string; phrases: string }[] };

export type GoalValues = TitleAndBody & { target: number | undefined; rows: ConditionRow[] };

export type FilmValues = TitleAndBody & { videoURI: string; film: File | null };
