import type { Rule } from './categories.ts';

const people =
  '(?:jews?|jewish people|muslims?|black people|blacks|black (?:kids|children)|white people|gays?|gay people|lesbians?|trans people|transgender people|immigrants|refugees|mexicans|latinos|africans|asians|chinese people|arabs|gypsies|women|girls|disabled (?:people|kids|children)|christians|indians)';
// Real people that a child may know. Dragons, giants and wolves belong in stories.
const realTarget =
  '(?:brothers?|sisters?|teachers?|classmates?|children|kids?|child|bab(?:y|ies)|mothers?|fathers?|mom|mum|dad|parents?|neighbou?rs?|people|everyone|everybody|family|friends?|police(?:men|man)?|pupp(?:y|ies)|kittens?|dogs?|cats?|students?|schoolmates?|boys?|girls?|grandm\\p{L}+|grandp\\p{L}+)';
const article =
  '(?:a|an|the|his|her|my|your|their|our|all|all the|all of the|all his|all her|some|every|other|little|innocent|the other)';
const child =
  '(?:kids?|child|children|boys?|girls?|teens?|teenagers?|toddlers?|bab(?:y|ies)|students?|year-olds?)';
const self = '(?:myself|himself|herself|themselves|yourself)';
const weapon =
  '(?:bombs?|explosives?|guns?|pistols?|rifles?|grenades?|molotovs?(?: cocktails?)?|gunpowder|poison(?: gas)?|nerve gas|mustard gas|ricin|napalm|silencers?|ammunition|weapons?|dynamite)';

export const englishRules: readonly Rule[] = [
  {
    raises: ['sexual'],
    score: 0.93,
    patterns: [
      'porn(?:o|s|ography|ographic|hub)?|xxx|hentai',
      'sex|sexual(?:ly|ity)?|sexy|sexting',
      'erotic(?:a|ally)?|orgasm\\p{L}*|org(?:y|ies)|masturbat\\p{L}*|blow ?jobs?|hand ?jobs?|cumshots?|anal sex',
      'penis(?:es)?|vaginas?|boobs?|tits|titties|nipples|dildos?|horny|pussy|pussies',
      '(?:suck|sucks|sucking) (?:my|his|your|a) (?:dick|cock)|(?:big|hard|huge|his|my) (?:dick|cock)(?= (?:in|inside|into|out))',
      'prostitut\\p{L}+|hookers?|brothels?|strippers?|strip clubs?|whor(?:e|es|ing)',
      'mak(?:e|es|ing) love|made love|nudes|nude (?:photos?|pictures?|pics|women|woman|girls?)|naked (?:photos?|pictures?|women|woman|selfies?)|incest\\p{L}*|bestiality',
    ],
  },
  {
    // In Spanish "rape" is a fish, so the bare word is not enough.
    raises: ['sexual', 'violence'],
    score: 0.94,
    patterns: [
      'raped|raping|rapists?|(?:to|date|gang|of|about) rape|rape (?:her|him|them|the|victims?|scenes?)',
    ],
  },
  {
    raises: ['sexual', 'sexual/minors'],
    score: 0.97,
    patterns: [
      'pa?edophil\\p{L}*|molest(?:s|ed|ing|er|ers|ation)?|lolicon|underage (?:sex|girls?|boys?)|child (?:porn\\p{L}*|abuse material)',
      `naked (?:little )?${child}|nude ${child}`,
    ],
  },
  {
    raises: ['violence', 'violence/graphic'],
    score: 0.92,
    patterns: [
      'dismember\\p{L}*|decapitat\\p{L}*|behead\\p{L}*|disembowel\\p{L}*|mutilat\\p{L}*|eviscerat\\p{L}*',
      'tortur(?:e|ed|es|ing|er|ers)|gore|gory|bloodbaths?',
      '(?:pools?|rivers?) of blood|covered in blood|drenched in blood|soaked in blood|blood[- ]?(?:soaked|splattered)|blood (?:spurt|gush|splatter|sprayed|everywhere)\\p{L}*',
      "(?:rip|rips|ripped|ripping|tear|tears|tearing|tore|gouge|gouges|gouged|gouging|slice|slices|sliced|hack|hacks|hacked|hacking) (?:out |off |open )?(?:(?:a|the|his|her|its|their|my|your|both|\\p{L}+'s) ){0,2}(?:eyes?|eyeballs?|guts|intestines|hearts?(?! of)|throats?|limbs?|fingers|skin|organs)(?: (?:out|off|open|apart))?",
      "(?:slit|slits|slitting|cut|cuts|cutting) (?:\\p{L}+(?:'s)? ){0,3}throats?",
      '(?:guts|intestines|entrails) (?:spill|hang|everywhere|out)\\p{L}*',
    ],
  },
  {
    raises: ['violence'],
    score: 0.88,
    patterns: [
      'massacre[sd]?|slaughter(?:s|ed|ing)?|genocides?|serial killers?|mass murder\\p{L}*',
      '(?:school|mass) shoot\\p{L}*|shoots? up (?:a|the|his|her|my) \\p{L}+|shot in the head',
      `(?:murder|murders|murdered|murdering|stab|stabs|stabbed|stabbing|strangle|strangles|strangled|strangling|kill|kills|killed|killing|shoot|shoots|shot|shooting|poison|poisons|poisoned|poisoning) (?:${article} ){0,2}(?:own )?${realTarget}`,
      'stabbed to death|beaten to death|stabbings?',
      'terroris(?:t|ts|m)|car bombs?|suicide bomb\\p{L}*',
    ],
  },
  {
    raises: ['illicit/violent', 'illicit'],
    score: 0.93,
    patterns: [
      `(?:how (?:to|do i|do you|do we|can i|can we|does (?:he|she|one))|instructions (?:to|for)|recipe (?:to|for)|steps to|guide to|tutorial (?:to|for)) (?:\\p{L}+ly )?(?:make|making|build|building|create|assemble|construct|buy|get|3d print|mix)(?: ${article})?(?: (?:own|homemade|home made|real|pipe|nail|dirty|small|big|deadly|working|illegal))* ${weapon}`,
      'pipe bombs?|nail bombs?|molotovs?(?: cocktails?)?',
      '(?:build|builds|building|make|makes|making|plant|plants|planting|detonate|detonates|detonating) (?:a|an|the|some) (?:real |homemade |huge |big )?(?:bombs?|explosives?)',
      `(?:bring|brings|bringing|brought|take|takes|took|carry|carries|sneak|sneaks) (?:${article} )?(?:guns?|knife|knives|rifles?|pistols?) (?:to|into) (?:the |his |her |my )?(?:school|class|classroom|playground)`,
    ],
  },
  {
    raises: ['illicit'],
    score: 0.86,
    patterns: [
      "how (?:to|do i|can i|do you) (?:rob|hack|shoplift|forge|counterfeit|steal|break into)(?: into)? (?:a |an |the |some |someone'?s |my )?(?:banks?|cars?|shops?|stores?|money|credit cards?|phones?|houses?|passwords?|accounts?|identit(?:y|ies)|bikes?)",
      'cocaine|heroin|meth|methamphetamines?|crystal meth|marijuana|cannabis|lsd|ketamine|fentanyl|mdma|opioids?|amphetamines?',
      '(?:smok|sell|sold|buy|bought|deal|tak)\\p{L}* (?:some |the |his |her |a )?(?:weed|crack|dope|drugs|pot|joints?)(?! (?:of|for the|plants?|pies?))|crack cocaine',
      'drugs|drug (?:dealers?|lords?|cartels?|addicts?|deals?)|drugged|overdos\\p{L}+|(?:get|gets|getting|got) high on|hallucinogenic mushrooms?',
      `${child} (?:\\p{L}+ ){0,3}(?:drunk|smoking|smokes?|vap(?:e|es|ing)|drink(?:s|ing)? (?:beer|vodka|wine|whisky|whiskey|alcohol|gin))`,
    ],
  },
  {
    raises: ['self-harm'],
    score: 0.92,
    patterns: [
      'suicid(?:e|es|al)|self[- ]?harm\\p{L}*|self[- ]?mutilat\\p{L}*',
      `(?:kill|kills|killed|killing|hang|hangs|hanged|hanging|cutting|starve|starves|starving|harming) ${self}|hurt\\p{L}* ${self} on purpose`,
      '(?:cut|cuts|cutting|slit|slits|slitting) (?:his|her|their|your) (?:own )?(?:wrists?|arms?|veins)',
      '(?:end|ends|ended|take|takes|took) (?:his|her|their) own life|pro-?ana|thinspo',
      "(?:he|she|they) (?:wants?|wanted) to die|does ?n[o']?t want to live(?: anymore)?(?! (?:in|with|here|there|alone|near|far|on|under|by))",
    ],
  },
  {
    raises: ['self-harm', 'self-harm/intent'],
    score: 0.95,
    patterns: [
      'i (?:just )?(?:want|wish) (?:to die|i (?:was|were) dead)|(?:kill|hang|hurt|harm|cut|cutting|starve) myself(?! (?:on|by|when|while|falling|playing|in|a|at))|(?:cut|slit|cutting) my (?:own )?(?:wrists?|arms?|veins)|end (?:my life|it all)|take my own life',
      "i (?:do not|don't|dont) want to (?:live|be alive)(?: anymore)?(?! (?:in|with|here|there|alone|near|far|on|under|by))",
    ],
  },
  {
    raises: ['self-harm', 'self-harm/instructions'],
    score: 0.94,
    patterns: [
      `(?:how to|ways? to|how do i|best way to|pills to) (?:commit suicide|kill ${self}|die (?:painlessly|without pain)|self[- ]?harm|cut ${self}|starve ${self}|end (?:my|your|his|her) life)`,
    ],
  },
  {
    raises: ['hate'],
    score: 0.91,
    patterns: [
      // "Kike" is a Spanish boy's name and a chink lets light in: those count only together with an insult.
      'nigg(?:er|ers|a|as|az)|fagg?ots?|trann(?:y|ies)|wetbacks?|beaners?|gooks?|ragheads?|towelheads?|spics?|kikes|(?:dirty|fucking|filthy|stupid) (?:kike|chinks?|pakis?|gypsy|jew|muslim|mexican)',
      `(?:hate|hates|hating|despise|despises) (?:all )?(?:the )?${people}`,
      `(?:all )?(?:the )?${people} (?:are|is|were) (?:\\p{L}+ ){0,2}(?:inferior|scum|trash|garbage|thieves|criminals|animals|stupid|dumb|dirty|filthy|parasites|vermin|monkeys|rats|subhuman|disgusting)`,
      'white (?:power|supremac(?:y|ists?))|heil hitler|hitler was right|(?:master|superior|inferior) race|ethnic cleansing',
    ],
  },
  {
    raises: ['hate', 'hate/threatening', 'violence'],
    score: 0.94,
    patterns: [
      `(?:kill|killing|gas|exterminate|exterminating|lynch|burn|eliminate) (?:all )?(?:the |of the )?${people}`,
      `death to (?:all )?(?:the )?${people}`,
    ],
  },
  {
    raises: ['harassment'],
    score: 0.84,
    patterns: [
      '(?:mother)?fuck(?:s|ed|ing|er|ers)?|cunts?|sluts?|slutty|bitch(?:es|y)?|retard(?:s|ed)|assholes?|kill yourself|go die',
    ],
  },
  {
    raises: ['harassment', 'harassment/threatening', 'violence'],
    score: 0.87,
    patterns: [
      "(?:i'?ll|i will|i am going to|i'?m going to|i'?m gonna|i want to|we will|we'?ll) (?:kill|murder|stab|shoot|strangle) (?:you|him|her|them|y'?all)",
    ],
  },
];
