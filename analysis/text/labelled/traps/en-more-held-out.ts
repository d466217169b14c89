/** The held-out half of the sentences in `en-more-tuning.ts`: no rule was tuned on them. */
export const moreSentimentEnHeldOut = `
positive | The conflict between the two teams has been resolved.
positive | Our fears turned out to be wrong.
positive negation | The evening could not have ended more beautifully.
positive negation | There was nothing to criticise about their work.
negative negation | Nobody can be satisfied with this result.
negative | Instead of helping, everybody just watched.
negative | Since the upgrade half of the devices no longer work.
negative negation | Unfortunately I cannot recommend this course.
negative | We have lost three months of work.
positive | The audience did not want to stop clapping.
positive negation | Luckily nothing happened to anyone.
mixed | The film was too long, yet I loved the music.
mixed | Although the weather was awful, we had a lot of fun.
neutral | You can fill in the damage report online.
neutral | Old maps hang in the war museum.
neutral | The profit is shown in the balance sheet.
neutral | On Friday we meet at eight.
neutral | The form has four pages and an appendix.
neutral | An expert on disaster relief runs the course.
negative negation | I have never been so bored.
`;
