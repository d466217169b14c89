export const sentimentEnTuning = `
positive | Our new office is bright, quiet and a joy to work in.
positive | Thanks to your help the launch was a great success.
positive | Sales grew by a third, and our customers love the new design.
positive | She is the kindest person I have ever met.
positive | I am proud of what this class has achieved.
positive | The food was delicious and everybody danced until midnight.
positive | We finally solved the problem.
positive | Complaints have fallen by half since spring.
positive | The risk of an accident is much lower now.
positive negation | There is nothing wrong with this plan.
positive negation | Nobody complained about the long journey.
positive negation | It was not bad at all.
positive negation | You do not need to worry about the interview.
positive negation | The move went without any trouble.
negative | The old machine is slow, loud and breaks down every week.
negative | We lost our largest customer in March.
negative | I was disappointed by the poor quality of the delivery.
negative | Half of the students feel lonely and tired.
negative | The delay has cost us a lot of money, and the team is frustrated.
negative | Sadly, my grandmother could not be here today.
negative | It was a terrible week for everyone on the project.
negative | The meeting was a waste of time.
negative negation | The result is not good.
negative negation | I am not happy with the way we treat new colleagues.
negative negation | The new rules don't help anyone.
negative negation | Nobody enjoyed the training.
negative negation | Our visitors were not pleased with the rooms.
negative negation | The idea isn't very convincing.
neutral | The meeting starts at nine in room twelve.
neutral | We have three branches in the north and two in the south.
neutral | On the next slide you see the figures for each quarter.
neutral | The bride and the groom met in a library in 2011.
neutral | Our class has twenty-six pupils from eight countries.
neutral | The parliament votes on the budget in November.
neutral | I would like to begin with a short overview.
neutral | What kind of insurance do you have?
neutral | The share price is published every evening.
mixed | The hotel was beautiful, but the service was awful.
mixed | I love this school, yet the building is in a terrible state.
mixed | We won the contract, although the negotiations were painful.
mixed | The software is easy to learn, but it crashes far too often.
mixed | It was a sad farewell and a wonderful party at once.
mixed negation | The price is fair, but the quality is not good.
`;
