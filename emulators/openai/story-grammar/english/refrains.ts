/** Little sayings that come back. */
export const refrains = [
  'One foot, two foot, through the dark and out',
  'Slow is a speed, and small is a size',
  'A hand to hold is half the road',
  'Little by little goes a long, long way',
  'If the road is crooked, we’ll be crooked too',
  'Breathe in, breathe out, and turn the page',
  'There’s always a light if you leave one on',
  'What I can’t do yet, I’ll do by and by',
];

export const refrainFirst = [
  'To keep {his} feet going, {hero} hummed what Grandma always hummed: “{Refrain}.”',
  'Somebody had once stitched a few words inside the flap of the bag: “{Refrain}.” {Hero} said them under {his} breath, in time with the walking.',
  'It was a long way, so {hero} made up a song with only one line: “{Refrain}.”',
  'Grandpa had a saying for journeys, and {hero} said it now: “{Refrain}.”',
];

export const refrainAgain = [
  '“{Refrain},” whispered {one}, and it was a little easier to think.',
  'And then the old words came back, like a hand on the shoulder: “{Refrain}.”',
  '{One} remembered the saying. “{Refrain},” {one} murmured, and stood up straight.',
];

/** When the topic's own character travels along, it is the one who remembers the object. */
export const metHelp = [
  'Then {tshort}, who hadn’t said a word for some time, pointed at the bag. “[What about that?|What about {object}?|I don’t suppose it would be any use trying {object}?]”',
  '{Tshort} came a little closer. [{THe} had an idea.|Up to now {tHe} hadn’t dared to have ideas.|Up to now, to be on the safe side, {tHe} hadn’t dared to have any ideas at all.]\n“{Object}!” {tHe} burst out, and was surprised at the sound of {tHis} own voice.',
  '“Don’t give up now,” said {tshort}. “[We have {object}.|We’ve still got {object}.|If I remember rightly, we still haven’t used {object}.]”',
];

/** A halt half-way, where the wish is talked over. */
export const rests = [
  'Half-way there, everybody stopped for tea under a tree. [“Are you afraid?” asked {comp}.|“What if we don’t find what you’re looking for?” asked {comp}.|“And what if, after all this walking, we don’t find what you’re looking for?” asked {comp}, chewing.]\n“Then we’ll have had a good tea,” said {one}. [They laughed a lot. The tea was very good.|They both laughed, and the doubt grew a little smaller.|It was such a sensible answer that the doubt, which had sat down to tea as well, got up and left.]',
  'Night fell, and they lit a small fire. {Hero} looked into the flames and thought of {topic}. [The road was long. The sky was full of stars.|From so far away it all looked different, as a hill does when you walk round it.|From so far away it all looked different, in the way that a hill you have known all your life looks different from behind.] {Comp} curled up close. “There’ll be less of it to walk tomorrow,” came a sleepy voice.',
  'It began to rain, and they sheltered in a doorway. “Tell me about {topic},” said {comp}. [{One} talked for a long time. {Comp} listened. The rain listened too.|And {one} talked for so long that, by the end, the rain had stopped.|And {one} talked for so long, and so well, that the rain stopped to listen and forgot to start again.] Things weigh less when you say them aloud.',
  'At the top of a rise they sat down to look at how far they had come. [It was a long way. Home looked very small.|The road looked like a thread, and home like a button.|The road looked like a thread that had been dropped in the grass, and home, far below, like a button that belonged to it.] “All that, for {topic},” said {one} in wonder.\n“All that,” said {comp}, “and a bit more to go.”',
  'On a bench by the road they counted what was left: two biscuits, one handkerchief and plenty of hope. [“Hope is light,” said {comp}.|“Luckily hope doesn’t weigh much,” said {comp}.|“It’s lucky that hope, however much of it you carry, weighs nothing at all,” said {comp}.] So they shared out the biscuits, which were the heavy part.',
  'That night they slept under a bridge, with the stars shining in the water. [“What are you thinking?” asked {comp}.|“Are you thinking what I’m thinking?” asked {comp} in the dark.|“Are you by any chance thinking what I’m thinking?” asked {comp}, when everything had gone quiet.]\n“That it’s not so far now,” said {one}. [{Comp} smiled. Then they slept.|It was just the answer that {comp} had hoped for.|It was, give or take a word, the very answer {comp} had been hoping for.]',
];
