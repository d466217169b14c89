/** A second set of examples, all written before the rules were tried on any of them. Every second example is held out. */
export const moreFillersEnTuning = `
Ah, the smell of coffee!
Ah, now I see what you mean.
The team met Mr. Um from Seoul.
Turn right, then walk to the bridge.
[Um], we started two years ago.
Do you know what I mean by that?
He said: Well, let us begin!
It was, [uh], a difficult year.
The soup tastes like the sea.
[So], the second point is about money.
`;
