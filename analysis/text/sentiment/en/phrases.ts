/** Fixed phrases by value. 0: its words carry no feeling here ("would like to"). The longest match counts. */
export const englishPhrases: Readonly<Record<number, string>> = {
  2: `
    couldn't be happier; couldn't be better; could not be happier; could not be better; work well; works great;
    works fine; holds up well; gets the job done; thumbs up; couldn't ask for more; i like; we like; they like;
    you like; really like; also like; always liked; on time; on track; well done; good job; at ease;
    look forward; looking forward; looked forward; thanks to; top of the class; stand out; stands out; kind to;
    so kind; very kind; was kind; are kind; is kind; kind man; kind woman; kind person; kind people; kind words;
    cannot complain; can't complain; could not complain; nothing to complain about; nothing to criticise; nothing to criticize; nothing to fault; nothing to improve;
    no complaints; no cause for complaint; kept their promise; kept his promise; kept her promise; kept its promise; kept our promise; kept my promise; kept his word;
    kept her word; kept their word; promises were kept; promise was kept; reached our goal; reached our goals; reached the goal; reached their goal; reached his goal;
    reached her goal; met our goal; met the goal; achieved our goal; reached our target; hit our target;
    works well; worked well; went well; goes well; going well; doing well; fun; in love; safe and sound;
    worth it; a big help`,
  0: `
    looks like; look like; looked like; feel like; feels like; felt like; sounds like; sound like; seems like;
    something like; nothing like; do you like; things like; just like; people like; was like; is like; more like;
    a lot like; would like; would not like; wouldn't like; what i like to; not like to; don't like to; d like;
    like to; kind of; kinds of; what kind; this kind; that kind; some kind; all kind; any kind; good morning;
    good afternoon; good evening; good night; pretty much; as well as; as good as; ladies and gentlemen;
    dear friends; dear guests; dear colleagues; a good deal of; good many; no doubt; no wonder; not only;
    not just; not to mention; for better or worse; good or bad; better or worse; hard drive; hard copy; hard hat;
    by heart; free of charge; cold water; sound like the; thank you for coming; fair trade; world war; first aid;
    with the help; welcome to; a great deal; great britain; great many; dead end street; heart of; support team;
    safety officer; trust fund; interest rate; for fun; risk assessment; problem set; error rate;
    in the worst case; in the best case; worst case; best case; at worst; at best; killer whale; killer whales; crash test; crash tests; crash course; margin of error; error message;
    error messages; panic button; pain threshold; blind spot; blind spots; risk factor; risk factors; war memorial; cold war; dead sea; faster than; slower than; trial and error; break even;
    the prize is; the award is; prize will be; award will be; prizes are; awards are; no problem; stress ball; hate speech law; loss leader; fear factor; false positive; false negative; bad debt; hard disk; poverty line; risk manager; risk management; damage report;
    health insurance; sick leave; pain relief; waste water; waste paper; noise level; stress test`,
  [-2]: `
    not like; don't like; doesn't like; didn't like; never liked; dont like; don't waste; dont waste;
    do not waste; don't bother; does not work; doesn't work; did not work; didn't work; not working; do not work;
    don't work; nothing works; breaks easily; break easily; a joke; down the drain; no use; expected better;
    too small; too big; too long; too short; too high; too low; too many; too much; too often; too early;
    too few; too little; too far; far too; way too; much too; too late; too slow; let down; lets down;
    letting down; break down; breaks down; broke down; broken down; fall apart; fell apart; falls apart; fed up;
    never happen again; not happen again; was late; is late; were late; are late; late again; came late; arrived late; comes late; running late;
    never again will; run out of; ran out of; went wrong; go wrong; goes wrong; gone wrong; out of order; at risk; in debt;
    gave up; fall short; fell short; fallen short; behind schedule; a shame; burn out; burned out; cut corners;
    a lot to be desired; much to be desired; something to be desired; to be desired; could have been better; could have gone better; could be better; should have been better;
    could have been nicer; could do better; long wait; no idea`,
};
