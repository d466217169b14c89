/** The second round of examples. They were written together before any was tried; every other one is held out. */
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
