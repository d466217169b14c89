export const fillersEnHeldOut = `
[Uh], good morning, and [um] welcome to our spring meeting.
My sister and I [er] bought the farm in ninety-eight.
The first night was, [like], really cold.
Children like stories. A voice like hers fills the hall.
[So], what did we learn from this?
I was so tired. I think so, but I am not sure.
The door was locked. So he climbed through the window.
[Well], my father saw it in another way.
She sings well, and she plays the piano as well.
Well over half of the members voted for the change.
[Right], where was I?
We have the right to ask. The figures on the right, in green, are ours.
[Okay], so much for the theory.
The first draft was okay, the second one was better.
The village is, [you know], at the end of the road.
As you know, we close early on Fridays. You know him from the radio.
The price went up, [I mean], it doubled.
By growth I mean more customers.
They were, [kind of], proud of their little engine.
She is kind of heart, and that sort of person is rare.
[Hmm] (0.5) maybe I should [uh] start from the beginning.
Nobody actually counted the votes.
[Actually], the letter arrived a week later.
[Literally], it means the house of bread. The sign was literally upside down.
we walked (0.4) [like] (0.5) for two hours
[Okay] (0.7) let us look at the map.
So long as it stays dry, the harvest is safe.
Like every year, we meet in May.
Right after lunch, we visit the museum.
[Anyway], the train left without us. I would have called you anyway.
You have all seen this before, [right]?
[Okay] I will try to explain it.
Many of us like (0.4) long walks.
The soup was [sort of] (0.5) green.
He paid, [um], forty, [er], no, fifty pounds.
Ah, there it is. [Mm] (0.4) the key was in the lock.
Basically the same thing happened in autumn.
`;
