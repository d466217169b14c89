/** The held-out half of the examples in `en-more-tuning.ts`: no rule was tuned on them. */
export const moreFillersEnHeldOut = `
Ah, the joy of a quiet morning.
Ah, there you are!
Doctor Um runs the clinic.
You have every right, of course.
[Uh], can we begin?
We sang so loud that the windows shook.
She asked: Okay, who wants to start?
The plan is, [um], quite simple.
Nobody swims like you.
[Well], I think we should wait.
`;
