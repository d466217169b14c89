import type { ReadSession } from '../words/read-session.ts';
import { startsUpperCase } from '../words/spoken-word.ts';

/** Words that precede an adjective in a noun phrase: articles, pronouns, prepositions, numbers. */
const determiners = new Set(
  `der die das des dem den ein eine einer eines einem einen kein keine keiner keines keinem keinen mein meine dein deine sein seine ihr ihre unser unsere euer eure
   meiner deiner seiner ihrer unserer eurer unseren meinen seinen ihren unserem meinem seinem ihrem dieser diese dieses diesem diesen jeder jede jedes jedem jeden alle allen aller
   welche viele vielen wenige mehrere einige manche solche beide beiden im am zum zur beim vom ins ans in auf mit von für ohne durch gegen aus bei nach zu an unter über vor hinter
   neben zwischen trotz wegen während seit sehr ganz besonders zwei drei vier fünf zehn`.split(/\s+/),
);

/** Endings of adjectives before a noun. `standingAlone`: those possible without an article, as in *offener Boden*. */
const inflected = /(?:e|er|es|en|em)$/u;
const standingAlone = /(?:e|er|es)$/u;

/**
 * Whether these words are a noun phrase that can be shown alone as a topic: nouns, with inflected adjectives before them. Nouns
 * are recognised by their capital, except at the start of a sentence. An ending that needs an article is refused.
 */
export const isNounPhrase =
  ({ words, starts }: ReadSession) =>
  (positions: readonly number[]): boolean => {
    const isNoun = (position: number) => startsUpperCase(words[position]?.text ?? '') && !starts.has(position);
    const formAt = (position: number) => words[position]?.form ?? '';
    const firstNoun = positions.findIndex(isNoun);
    if (firstNoun === -1) return false;
    const isAttribute = (position: number, place: number) =>
      inflected.test(formAt(position)) && (place > 0 || determiners.has(formAt(position - 1)));
    const attributes = positions.slice(0, firstNoun);
    return (
      positions.slice(firstNoun).every(isNoun) &&
      attributes.every(isAttribute) &&
      attributes.every((position) => standingAlone.test(formAt(position)))
    );
  };
