/** A second set of sentences, all written before the rules were tried on any of them. Every second sentence is held out. */
export const moreSentimentEnTuning = `
positive | We have finally settled the dispute.
positive | My worries were unfounded.
positive negation | It could not have been better.
positive negation | I cannot complain about the service.
negative negation | None of the promises were kept.
negative | Instead of a solution we got new excuses.
negative | In the end we ran out of money for the heating.
negative negation | I would not recommend this hotel to anyone.
negative | Once again the train was late.
positive | The children beamed when the curtain rose.
positive negation | Nobody was hurt in the fire.
mixed | The room was small, but the view was gorgeous.
mixed | Despite all the difficulties we reached our goal.
neutral | The complaints office is on the second floor.
neutral | The accident report is in the folder.
neutral | The prize is awarded in November.
neutral | In winter the sun rises later.
neutral | Three people have registered for the exam.
neutral | The lecture on anxiety disorders starts at nine.
negative negation | This must never happen again.
`;
