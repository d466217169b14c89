export const fillersEnTuning = `
[Um] we started with two people in a garage.
The second point is [uh] a bit more difficult.
It was, [like], the biggest order of the year.
I like the second design better. It looks like rain, and people like us stay home.
[So], let me show you the figures.
The box is so heavy that two of us had to carry it.
We did so, and it worked.
It rained all day. So we stayed inside.
[Well], that depends on the season.
The team worked well, and the boss noticed. Well done, everybody.
[Right], next slide.
Turn right, then left. You are right, the sum is wrong.
[Okay], here is the plan. Is it okay if I start?
We were, [you know], a very small club.
Do you know when the bus leaves? You know the answer.
[I mean], nobody had asked us before.
I mean the red folder, not the blue one.
It is, [sort of], a school for grown-ups. What sort of car do you drive?
This kind of mistake costs money.
We [er] we have [um] four branches and [hmm] about ninety people.
They actually moved the whole library by hand.
[Basically], it is a box with a battery. It is basically free.
The prices, [actually], stayed the same.
He meant it literally, word for word.
we waited (0.5) [like] (0.4) twenty minutes (0.8) and then the bus came
[So] (0.6) the second thing is the budget.
So far, nobody has answered. So many people came that we ran out of chairs.
Like most of you, I grew up in a small town.
Right now, the market is closed.
[Anyway], that was ten years ago. We want to do it anyway.
It was a cold winter, [right]?
[Well] I think we should wait.
I like (0.5) the smell of fresh bread.
It was [kind of] (0.4) a surprise for all of us.
The old mill, [uhm], belongs to the town, [ah], no, to the county.
[Mm], let me think. [Erm] (0.7) the answer is four.
`;
