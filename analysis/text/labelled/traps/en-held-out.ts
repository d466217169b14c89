export const sentimentTrapsEnHeldOut = `
negative negation | The room was far from clean.
negative negation | The meeting was anything but productive.
negative negation | Their answer was less than honest.
negative negation | The film was not exactly funny.
negative | The sound quality leaves much to be desired.
negative | The timing could have been better.
negative | So much for the perfect holiday.
negative | There is nothing left of the old trust.
positive | The anger is gone.
positive | The noise has disappeared.
positive | The hard times are behind us.
positive | There was no trace of stress.
positive negation | The patients no longer suffer.
positive | The long wait is finally over.
positive | His worries have vanished.
positive | Profits grew faster than expected.
positive | The number of volunteers is growing.
positive | Exports are up by a fifth.
negative | Prices keep rising.
negative | The debt went up again.
negative | The number of burglaries has increased.
positive | The death rate has gone down.
negative | Sales have collapsed.
positive | The waiting time was cut in half.
neutral | Two negative charges repel each other.
neutral | A positive number lies to the right of zero.
neutral | The result of the test was negative.
neutral | Engineers distinguish positive and negative feedback.
neutral | The critical temperature is 31 degrees.
neutral | In the best case it takes three days.
neutral | The margin of error is two points.
neutral | The crash test takes place on Monday.
`;
