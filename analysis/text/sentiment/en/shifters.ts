import { wordSet } from '../lexicon.ts';
import type { ListedShifters } from '../shifters.ts';

export const englishShifters: ListedShifters = {
  less: `
    gone $; is gone; are gone; was gone; were gone; disappeared; disappears; vanished; vanishes; faded; evaporated; lifted $; behind us; behind me; behind them; behind him; behind her; behind you;
    no trace of; no sign of; not a trace of; not a sign of; over $; a thing of the past; things of the past; in the past $; came to an end; come to an end; ended $; left behind; put to rest;
    went down; gone down; goes down; going down; go down; is down; are down; was down; were down; came down; come down; coming down; comes down; down by; down to; cut in half; cut by; been cut;
    was cut; were cut; halved; plummeted; plunged; slumped; shrank; has dropped; tumbled; dwindled; dwindling; shrinking; falling; dropping; declining; decreasing; shrinks; less and less; fewer and fewer;
    unfounded; groundless; baseless; unjustified; without cause; proved wrong; proven wrong; proved false; turned out wrong; turned out to be wrong; turned out to be false;
    was wrong about; were wrong about; came to nothing; dispelled; allayed; disproved; refuted; averted; lost $; evaporates; ceased; subsided; wore off; worn off; dried up; used up`,
  more: `
    grew; grow; grows; growing; grown; rose; rise; rises; rising; risen; increased; increases; increase; increasing; up $; is up; are up; was up; were up; went up; goes up; going up; go up; gone up; up by;
    doubled; doubles; doubling; tripled; quadrupled; climbed; climbing; climbs; soared; soaring; soars; jumped; surged; surging; expanded; expanding; higher; skyrocketed; multiplied; picked up; more and more;
    not stop; not want to stop; could not stop; couldn't stop; didn't stop; would not stop; wouldn't stop; never stopped; never stops; at a record high; record high; boomed; booming; exploded; mounting; through the roof`,
  not: `
    far from; anything but; less than; not exactly; hardly; supposedly; allegedly; on paper; so-called; not really; not particularly; not especially; by no means; in no way; free of; free from;
    nowhere near; not even close to; short of; in theory; lack of; void of; devoid of; a far cry from; not quite; instead of`,
  notAhead: 'no longer; not any longer; never again; rather than; no more',
  deny: `
    so much for; nothing left of; little left of; nothing remains of; not much left of; not to speak of; there can be no talk of; nowhere to be found; nowhere to be seen; out of the question`,
};

/** Quantities that are good when they grow and bad when they shrink. */
const goodWhenMore = wordSet(`
  revenue revenues sales turnover profit profits income incomes earnings export exports member members membership visitor visitors attendance customer customers user users volunteer
  volunteers follower followers subscriber subscribers subscription subscriptions order orders demand wage wages salary salaries pension pensions productivity output donations donation
  employment jobs harvest yield yields readership audience audiences enrolment enrollment applications participants participation economy wealth savings capital guests readers listeners viewers
  bookings registrations births investment investments reach gdp popularity traffic lifespan expectancy`);

const badWhenMore = wordSet(`
  rent rents price prices cost costs expense expenses tax taxes unemployment debt debts crime crimes inflation emissions pollution accident accidents burglary burglaries theft thefts infections
  deaths mortality workload fee fees deficit waste poverty homelessness absences absenteeism redundancies bureaucracy delays cancellations casualties injuries victims overtime bills`);

/** Quantities named by two words: "the error rate", "waiting times". */
const badPairs =
  /^(?:error|death|crime|failure|accident|mortality|dropout|divorce|suicide|inflation|waiting|response|infection|unemployment|cancellation)$/;
const counted = /^(?:rates?|times?|lists?|numbers?)$/;

/** 2 if more of the thing is good, −2 if more of it is bad; undefined for other words. */
export function englishQuantity(form: string, next: string): number | undefined {
  if (badPairs.test(form) && counted.test(next)) return -2;
  if (badWhenMore.has(form)) return -2;
  return goodWhenMore.has(form) ? 2 : undefined;
}
