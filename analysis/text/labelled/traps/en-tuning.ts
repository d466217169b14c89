export const sentimentTrapsEnTuning = `
negative negation | The food was far from good.
negative negation | The staff were anything but helpful.
negative negation | The instructions were less than clear.
negative negation | The launch was not exactly a success.
negative | The service leaves a lot to be desired.
negative | The second half could have been better.
negative | So much for their great plan.
negative | There is nothing left of the enthusiasm.
positive | My fear of flying is gone.
positive | The pain has disappeared.
positive | The worst is behind us.
positive | There was no trace of panic.
positive negation | We no longer have to worry about the bills.
positive | The nightmare is finally over.
positive | All doubts have vanished.
positive | Revenue grew by ten percent.
positive | Our membership is growing every year.
positive | Sales are up for the third time in a row.
negative | Rents are rising faster than wages.
negative | Unemployment went up again.
negative | The number of accidents has increased.
positive | Crime has gone down since then.
negative | Demand has collapsed.
positive | The error rate was cut in half.
neutral | An electron carries a negative charge.
neutral | The positive pole is marked in red.
neutral | The test for the virus came back positive.
neutral | Minus three is a negative number.
neutral | The critical mass is about ten kilograms.
neutral | In the worst case the trip takes two hours.
neutral | The killer whale is the largest dolphin.
neutral | The risk is given in percent.
`;
