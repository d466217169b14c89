export const sentimentEnHeldOut = `
positive | The children were excited and the weather was perfect.
positive | Your team did an excellent job on the report.
positive | This is the best coffee in town.
positive | We are grateful for the warm welcome you gave us.
positive | My brother has found a wonderful wife and a loyal friend.
positive | The pilot impressed everyone, and users find the app clear and useful.
positive | I am confident that we will reach our goal.
positive | The new bridge makes the way to school safer for everyone.
positive | Waiting times have shrunk from ten days to two.
positive | The doctors cured the disease.
positive negation | I have no complaints about the hotel.
positive negation | The exam was not difficult.
positive negation | Nothing went wrong on the big day.
positive negation | We are not afraid of change.
positive negation | She never lets her friends down.
positive negation | The update runs without errors.
negative | The room was cold, dirty and far too small.
negative | Our costs have exploded, and the budget is in danger.
negative | I am concerned about the future of our club.
negative | The presentation was boring and hard to follow.
negative | Three people were injured in the crash.
negative | He was rude to the guests and ruined the evening.
negative | We failed to deliver on time, and I am sorry for that.
negative | The heating broke again in January.
negative | Many pupils struggle with the homework.
negative negation | I do not like the new logo.
negative negation | The waiter was not friendly.
negative negation | It is not a good time to invest.
negative negation | Our neighbours never help.
negative negation | The second version isn't any better.
negative negation | Nobody was satisfied with the compromise.
neutral | The course takes six weeks and ends with a written test.
neutral | I work in the accounting department of a small firm.
neutral | The town hall is opposite the railway station.
neutral | First we measure the length, then the width.
neutral | In 2019 the company moved to another building.
neutral | The ceremony begins at three, dinner is at seven.
neutral | We sell bicycles, helmets and spare parts.
neutral | The survey asked four hundred people about their way to work.
neutral | It looks like the shop closes at six.
neutral | As well as the table, we ordered eight chairs.
mixed | The concert was fantastic, but the seats were uncomfortable.
mixed | I enjoyed the trip, although the flight was horrible.
mixed | The new teacher is friendly but boring.
mixed | Profits are up, yet many employees are unhappy.
mixed | We lost the match, but I admire the courage of the team.
mixed negation | The car is not cheap, but it is reliable and comfortable.
`;
