import type { Thread, ThreadName } from '../book.ts';

/** The topic's part of each story: the wish, the first failure, what is understood, what changes. */
export const threads: Record<ThreadName, Thread> = {
  fear: {
    titles: [
      '{Hero} and {ttitle}',
      '{Object} and {ttitle}',
      'How {ttitle} grew small',
      'A pocket-sized story about {ttitle}',
      'Goodnight to {ttitle}',
    ],
    want: [
      'Only one thing kept {hero} awake: {topic}. [It was big.|It came without knocking and sat on the end of the bed.|It came without knocking, like the sort of guest who takes the best chair and never looks at the clock.] {He} wished it would go away[.| for good.|, but nobody had ever taught {him} how you say goodbye to a fear.]',
      'Spiders were fine. Thunder was fine. [But {topic} was not fine.|But {topic} was another matter, and {hero} never talked about it.|But {topic} was another matter altogether, and {hero}, who would talk about almost anything, never talked about that.] {He} wanted to be brave. +(The more {he} wanted it, the smaller {he} felt.)+',
      '{Hero} {was/were} good at many things. [Then night came, and {topic} came too.|But {topic} followed {him} about like a cold little shadow.|But {topic} followed {him} about from room to room, like a cold little shadow that had lost its owner.] {He} longed to leave it somewhere[.| and come home without it.|, preferably somewhere so far away that it could never find its way back.]',
    ],
    setback: [
      'First, {he} tried not to think about {feared}. [It did not work.|It is a funny thing, but that made it worse.|It is a funny thing about thoughts, however: the moment you tell one to leave, it takes off its coat.] +(Even the sheep {he} counted looked worried.)+',
      '{He} tried hiding under a blanket. [The fear came in too.|There was just enough room in there for a fear as well.|Unluckily a fear needs hardly any room, and it made itself comfortable under there as well.] +(It was also very, very hot.)+',
      '{He} tried shouting at it to go away. [It stayed.|The echo answered politely, but the fear stayed where it was.|The echo answered with perfect manners, but the fear, which had none, stayed exactly where it was.]',
    ],
    insight: [
      '“I came because of {topic},” {one} whispered.\n“[Everyone is afraid sometimes|Ah, a fear|Ah, so that’s what you’ve been carrying],” said {keeper}. “[A fear is small. It has a big shadow.|Fears are small, you know. They only cast big shadows.|Fears are really rather small creatures, you know, who happen to cast enormous shadows.] Look at it, hold its hand, and see what happens.” +({One} looked. It was no bigger than a kitten.)+',
      '{Keeper} listened to the whole story of {topic}, from beginning to end. “[Your fear wants to keep you safe|That fear is only trying to look after you|Though it goes about it badly, that fear is only trying to look after you]. [Say: thank you, I can do it.|Thank it kindly, and tell it you’ll take it from here.|Thank it kindly for the warning, and explain, quite calmly, that you’ll take it from here.]” +(Saying it aloud was hard the first time. The second time it was easier.)+',
      '“How do I make {topic} go away?” asked {one}.\n“[Step by step|It wears away, like a pencil|It doesn’t vanish; it wears away, like a pencil, a little with every brave thing you do],” said {keeper}. “[You took many steps today!|And look how much you’ve used up today.|And judging by the mud on your boots, I’d say you’ve used up nearly half of it today.]”',
    ],
    result: [
      'That night {topic} came knocking again. [{Hero} took a slow breath.|{Hero} took a slow breath and counted to five.|{Hero}, instead of hiding, took one slow breath after another and counted to five.] And the fear was so small now that it would have fitted in a matchbox. +({Hero} wished it goodnight and closed the lid.)+',
      'After that, whenever {feared} came to mind, {hero} knew what to do. [One step. Then one more.|First one step, and then one more.|You take one step, and then one more, and you look carefully at everything you pass on the way.] And {topic} got bored and fell asleep.',
      'Nobody can say that {topic} disappeared. [But now it was small.|But it was not in charge any more: it trotted along behind.|But it was no longer in charge; it trotted along behind, out of breath, asking everybody to slow down.] +(Sometimes {hero} even turned round and gave it a wave.)+',
    ],
  },
  event: {
    titles: [
      '{Hero} and {ttitle}',
      '{Object} and {ttitle}',
      'A secret for {ttitle}',
      'It all began with {ttitle}',
      'Just in time for {ttitle}',
    ],
    want: [
      'That week, everyone talked about one thing: {topic}. [{Hero} {was/were} nervous.|{Hero} had butterflies, and the butterflies had butterflies.|Whenever anybody mentioned it, {hero} had butterflies, and the butterflies had butterflies of their own.] {He} wanted it to go well[.| and didn’t know how to begin.|, yet {he} hadn’t the faintest idea how a person is supposed to begin.]',
      '{Hero} had a question stuck in {his} throat like a crumb: what would {topic} be like? [It was new.|{He} had never done anything like it.|{He} had never done anything like it, and things you have never done always look twice as tall.] {He} needed a little courage.',
      'There was a red circle on the calendar, and inside it someone had written “{topic}”. [{Hero} looked at it a lot.|{Hero} looked at it every morning and every night.|{Hero} looked at it every morning and every night, in case it had moved a little further off.] {He} wished {he} felt ready.',
    ],
    setback: [
      '{He} made a list of everything that could go wrong. [It was long.|It covered both sides of the paper and went on up the table.|It covered both sides of the paper, and by the end there was no room left for anything that might go right.] +(The list did not help at all.)+',
      '{He} practised in front of the mirror. [It went badly.|But a mirror never asks you anything.|But a mirror never asks you a question, so it is no good at all for practising surprises.] +(By the third try {he} had the giggles.)+',
      '{He} asked the grown-ups, and they all said, “It’ll be nothing!” [That did not help.|But nothing is very hard to hold on to.|But nothing, when you come to think of it, is a very hard thing to hold on to.]',
    ],
    insight: [
      '“What do I do about {topic}?” asked {one}.\n{Keeper} smiled. “[Look beside you. Someone else is nervous. Say hello.|Look beside you when it starts. Someone else is just as nervous. Say hello first.|When the moment comes, look beside you, because there is always somebody just as nervous who is hoping that you will say hello first.]” +(It sounded too simple. Most things that work do.)+',
      '“You don’t have to know all about {topic},” said {keeper}. “[You need one step.|You only need the first step; the first one teaches you the second.|You only need to know the first step, because it is the first one’s job to teach you the second.]” +(“And if I get it wrong?” asked {one}.\n“Then you’ll have something funny to tell.”)+',
      '{Keeper} pointed back at the long road. “[It was all new. And you did it!|All that was new this morning, and look at you now.|Every bit of that was strange to you this morning, and now you could draw it with your eyes shut.] Well, {topic} is one more new road. [Just walk!|And you know how to walk.|And walking, as far as I can see, is the very thing you’re best at.]”',
    ],
    result: [
      'And so to {topic}. [It was not perfect. It was good.|It didn’t go perfectly. It went well, which is better.|It didn’t go perfectly; it went well, which is a good deal more comfortable and leaves room for laughing.] {Hero} said hello first, and somebody smiled back.',
      'What about {topic}? [It was fun.|It had one odd moment, three funny ones and one that was lovely.|It had one odd moment, three funny ones, and one so lovely that it is still talked about at supper.] {Hero} took the first step, and the others came by themselves.',
      'After all that, {topic} stopped looking like a mountain. [It was a hill.|It was only a hill, and hills are easy if you chat on the way up.|It turned out to be, at most, a hill, and anybody will tell you that hills are over in no time if you chat on the way up.] {Hero} came home full of news.',
    ],
  },
  value: {
    titles: [
      '{Hero} and the secret of {ttitle}',
      '{Object} and {ttitle}',
      'What {object} knew about {ttitle}',
      'Where {ttitle} was hiding',
    ],
    want: [
      'At home there was a lot of talk about {topic}. [{Hero} did not understand it.|{Hero} nodded, but {he} didn’t quite understand it.|{Hero} nodded, as people do, but deep down {he} didn’t understand what all the fuss was for.] {He} wanted to know what it was really like.',
      'One morning {hero} asked a hard question: what is so good about {topic}? [Nobody knew.|Some people answered too fast and some too slowly, and nobody answered well.|Some people answered too fast and others too slowly, and when they had all finished the question was still sitting there.] So {he} set out to find the answer.',
      'There was one thing {hero} always got wrong: {topic}. [It was hard.|In stories it looked easy. In real life it didn’t.|In stories it looked like the easiest thing in the world; in real life, especially on Tuesdays, it didn’t.] {He} wanted very much to learn.',
    ],
    setback: [
      '{He} looked it up in the dictionary. [It was no help.|There were a great many long words, and none of them helped.|There were a great many long words standing in a row, and not one of them was any use on a Tuesday.] +(The dictionary fell shut, as if it were sleepy too.)+',
      '{He} gave it a try. [It went wrong. Someone got cross.|It ended with one quarrel, two muddles and a cold supper.|It ended, rather quickly, with one quarrel, two muddles and a supper that nobody wanted to finish.]',
      '{He} asked everyone on the street. [They all said different things.|Everyone gave a different answer.|Everyone gave a different answer, and the answers matched no better than a drawer of odd socks.]',
    ],
    insight: [
      '“I came to ask about {topic},” said {one}.\n“[But you know it!|How funny,” said {keeper}. “You’ve been doing it all day.|How very funny,” said {keeper}, polishing a pair of glasses, “because you’ve been doing it all day long.] [You helped. You waited.|You listened, you waited, you lent a hand.|You listened, you waited, you lent a hand when nobody had asked you to.] That’s what it is made of.”',
      '{Keeper} made no speeches. [There was a smile, and then:|There was only a pair of warm, open hands, and these words:|There was only a pair of open hands, which were empty and very warm, and a quiet voice that said:] “[You learn {topic} by doing it.|Nobody can explain {topic}. You do a little every day.|Nobody has ever managed to explain {topic}; you just do a little of it every day, even when it comes out crooked.]”',
      '“What is {topic} for?” asked {one}.\n“[Think of {object}. In the bag it was no use. In your hand it was.|Think of {object},” said {keeper}. “In your bag it was no use at all. In your hand it opened the way.|Think of {object},” said {keeper}, “which was no use whatever at the bottom of your bag, and which opened the way the moment you took it out.] This is the same. [Use it!|It only works when you use it.|It only works, you’ll find, on the days when somebody uses it.]”',
    ],
    result: [
      'The next day {hero} began with something small. [It was good.|It was so small that hardly anyone noticed, but one person smiled.|It was so small that hardly anyone noticed, except the one who needed it most, who smiled from ear to ear.] So that was {topic}: [a small, good thing.|small on the outside and huge on the inside.|one of those things that are small on the outside and simply enormous within.]',
      'Now, when people ask about {topic}, {hero} {doesn’t/don’t} use words. [{He} {does/do} it.|{He} just {does/do} it.|{He} simply {does/do} it, and the people usually understand before they have finished asking.]',
      '{Hero} didn’t learn everything about {topic} in one day. [But it was a start.|But {he} learned enough to begin.|But {he} learned enough to begin, which is the part that hardly anybody dares to do.]',
    ],
  },
  thing: {
    titles: [
      '{Hero} and {ttitle}',
      '{Object} and {ttitle}',
      'The secret of {ttitle}',
      '{Hero}, {object} and {ttitle}',
      'All the way for {ttitle}',
    ],
    want: [
      '{Hero} couldn’t stop thinking about {topic}. [{He} thought about it all day.|{He} drew it on napkins, on misty windows and, once, in the soup.|{He} drew it on napkins, on the mist of the windows and, when nobody was looking, with one finger in the soup.] {He} wanted to know the secret.',
      'Whenever somebody said “{topic}”, {hero} sat up straight. [{He} wanted to know more.|{He} wanted to know everything.|There was nothing in the world that {he} wanted to know more about.] {He} had one wish: to see it for {himself}, up close, just once.',
      '{Hero} carried a question everywhere, like a pebble in a pocket: what was the secret of {topic}? [Nobody knew.|Nobody could answer it, not even Grandma.|Nobody could answer it, not even Grandma, who knew why clocks yawn.]',
    ],
    setback: [
      '{He} looked in books, in drawers and under the bed. [Nothing.|There were three marbles and a lonely sock, but no sign of {topic}.|There were three marbles and a lonely sock, but as for {topic}, there wasn’t so much as a footprint.]',
      'The first night {he} tried to stay awake and find out. [{He} fell asleep.|Ten minutes later {he} {was/were} snoring.|Ten minutes later {he} {was/were} snoring, with the torch still on and a pencil behind one ear.]',
      '{He} made a huge picture of {topic}. [Something was missing.|It was beautiful, but something was missing.|It was a beautiful picture, but something was missing, and the worst of it was not knowing what.]',
    ],
    insight: [
      '“Please, what is the secret of {topic}?” asked {one}.\n{Keeper} opened a window. “[Look slowly. Lovely things are shy.|Look slowly. That’s all. Lovely things are shy.|Only that you have to look slowly, because lovely things are shy and need a little time.]” [And there it was!|And there, on the other side, something twinkled.|And there, on the other side of the glass, something twinkled for a moment, like a person winking.]',
      '“You’ve come a long way for {topic},” said {keeper}. “[Do you know what you found? The way!|And do you know what? Half of the secret is the way here.|And shall I tell you something? Half of the secret is the road you took, and the other half is wanting to tell somebody.]” +(Then, in a very low voice, came the rest of it, and it was so beautiful that {one} asked to hear it twice.)+',
      'Then {keeper} drew back a curtain. [And {hero} saw what {he} had dreamed of.|And there was what {hero} had dreamed of: {topic}, close up, as nobody ever sees it.|And there at last was what {hero} had dreamed of for so long: {topic}, so close that it made everybody whisper.] “[This is for people who ask|I only show this to people who ask|I only ever show this to people who don’t get tired of asking],” said {keeper}.',
    ],
    result: [
      'At home, {hero} made a new picture of {topic}. [It was all there.|{He} put in the whole road, with its bends.|{He} put in the whole of the road as well, with all its bends and everyone {he} had met on them.]',
      'From that day on, if anybody mentioned {topic}, {hero} only smiled. [{He} knew.|It wasn’t that {he} knew more. It was that {he} knew how to look.|It wasn’t that {he} knew more than other people; it was that {he} had learned to look at things the way one looks at a friend.]',
      'And when people asked about {topic}, {hero} told them the whole adventure. [It was long and good.|{He} told it slowly and left nothing out.|{He} told it slowly, without leaving out a single bend, and somewhere in the middle the answer came walking in by itself.]',
    ],
  },
  heroLack: {
    titles: [
      '{Tintro}',
      '{Hero} and {object}',
      '{Hero} who wanted to {deed}',
      'How {hero} learned to {deed}',
    ],
    want: [
      'Everybody else seemed to have been born knowing how. [{Hero} watched them.|{Hero} sat in a corner and watched them.|{Hero} sat in a corner and watched them, trying to look as though it didn’t matter.] Every night {he} had the same dream: {he} could {deed}. +(In dreams it was easy.)+',
      '“When will I learn to {deed}?” asked {one} every morning. [Nobody knew.|Nobody answered, because nobody knew.|Nobody answered, partly because nobody knew and partly because it is a sad sort of question to be asked at breakfast.] It was {his} greatest wish.',
      '{Hero} could do plenty of things[. But|, but|; and yet] one thing was missing: {he} couldn’t {deed}. [It made {him} sad.|It made {him} sad, mostly in the afternoons.|And one thing that is missing, as you know, makes more noise than ten things that are there.]',
    ],
    setback: [
      '{He} tried copying the others. [It went wrong.|Once, twice, ten times: it always ended with {his} nose in the grass.|Once, twice, ten times, and every single time it ended in the same way, with {his} nose in the grass and leaves in {his} ears.]',
      '{He} found a book that taught you to {deed} in seven days. [On day eight, nothing.|On the eighth day nothing had changed, except the book, which was worn out.|On the eighth day nothing whatever had changed, except for the book, which was so worn out that it had to lie down.]',
    ],
    insight: [
      '“I want to {deed},” said {one}, “and I can’t.”\n“[You do it like the others. Do it your way.|Because you’re doing it the way the others do,” said {keeper}. “Try your own way.|Because you’ve been doing it the way the others do,” said {keeper}, “and other people’s coats never fit. Try your own way.]” [{Hero} shut {his} eyes. It worked!|{Hero} shut {his} eyes, thought of the long road, and tried. It worked!|{Hero} shut {his} eyes, thought of every step of that long road and, almost without noticing, tried once more. It worked!]',
      '{Keeper} looked {hero} up and down. “[You came here. So you can {deed}.|Anyone who can get this far can {deed},” said the voice kindly. “You only had to believe it.|Anybody with the heart to come this far can certainly {deed},” said the voice kindly. “All you were missing was somebody to tell you so.]” [{He} tried again. Slowly. Yes!|{Hero} tried again, without hurrying. At first it was just a little bit. Then it was a little bit more.|{Hero} tried again, without hurrying and with nobody watching. At first it was just a little bit, and then it was a little bit more, and then, quite suddenly, it was done.]',
    ],
    result: [
      'So that is how {hero} learned to {deed}. [It was not perfect.|{He} didn’t do it like anyone else. {He} did it {his} own way.|{He} didn’t do it like anybody else, and there was no need to: {he} did it {his} own way, and it was a joy to watch.] +(And when somebody smaller said, “I can’t,” {hero} would sit down beside them and say, “Not yet.”)+',
      '{Hero} could {deed}! [Everyone clapped.|The news ran faster than the wind.|The news ran faster than the wind and was home before supper.] But the clapping was not the best part. [The best part was being happy.|The best part was the warm feeling that stays inside.|The best part was that warm feeling which stays inside you when a thing has been hard and is done.]',
    ],
  },
  heroFact: {
    titles: ['{Tintro}', '{Hero} and {object}', 'The great journey of {hero}', '{Hero} at {goal}'],
    want: [
      'Everywhere they went on saying the same thing: “Look, it’s {hero} who {clause}!” [{Hero} wanted to be more than that.|And it was true. But {hero} wondered if there was nothing else to say.|And it was true; but {hero} couldn’t help wondering whether there was nothing else in the world to say about {him}.]',
      'That was the curious thing about {hero}, who {clause}. [Some laughed. Some asked.|Some people laughed, some asked questions, and nobody understood.|Some people laughed behind their hands, some asked questions straight out, and nobody really understood.] {Hero} only wanted [a friend.|someone to understand.|one person, just one, who would understand.]',
      '“Why me?” {one} asked the ceiling. [The ceiling did not know.|The ceiling had no idea, and neither had anyone else.|The ceiling had no idea, and neither, when it came to that, had anybody in the whole neighbourhood.] So {hero} decided to find out.',
    ],
    setback: [
      'First {he} tried to be like everybody else. [It was very dull.|It lasted one whole morning, and it was terribly dull.|It lasted one whole morning, which was, by all accounts, the longest morning ever recorded.]',
      '{He} tried to explain it in the market square. [Nobody listened.|But the explanation began at the end, and nobody could follow it.|But the explanation began at the end, got tangled in the middle, and by the time it reached the beginning everyone had gone home.]',
    ],
    insight: [
      '“Everyone knows just one thing about me,” said {one}.\n“[It is your gift|That isn’t a fault, it’s a gift|What weighs on you so much is not a fault at all, but a present you haven’t unwrapped],” said {keeper}. “[It helped you today.|Without it you would never have come here.|If you were like everyone else you would have stayed where everyone else stays, and I should have missed this conversation.]” +(Nobody had ever said such a kind thing before.)+',
      '“[You are more than one sentence|Nobody fits into one sentence|Nobody, however small, has ever fitted into a single sentence],” said {keeper}. “[You are brave. You are kind.|What they say of you is true. But you also came all this way, and nobody says that.|What they say of you is perfectly true, but it is just as true that you came all this way, and nobody has put that in.]” {Hero} felt {his} heart grow a little.',
    ],
    result: [
      'After that, {hero} told {his} own story with {his} head held high. [People listened.|And the people who used to laugh asked to hear it again.|And those who used to laugh behind their hands asked, quite openly, to hear it again from the start.]',
      'It was still {hero} who {clause}, of course. [But now there were friends.|But now there was much more to say.|But now there was so much more to say that nobody could get it all into one breath.]',
    ],
  },
  metLack: {
    titles: ['{Hero} and {tintro}', '{Tintro}', '{Hero}, {tshort} and {object}', 'A lesson for {tshort}'],
    want: [
      'One afternoon, {hero} met {tintro}. [It was a sad day.|{THe} was sitting behind a tree, saying nothing.|{THe} was sitting behind a tree, pretending to look at ants so that nobody would notice how sad {tHe} was.]\n“What I want most is to {deed},” said {tshort}. [“I’ll help you!” said {one}.|“Then let’s find help,” said {one}.|“Then,” said {one}, who could never bear to see anybody sad, “we had better find some help.”]',
      'That day there was a knock at the door. It was {tintro}. [{THe} was sad.|{THe} had tried everything, and still {tHe} couldn’t {deed}.|{THe} had tried everything, {tHe} explained between sighs, and still {tHe} couldn’t {deed}.]\n“Will you help me?” asked {tshort}.\n“Of course,” said {one}.',
    ],
    setback: [
      'They tried a book, and music, and biscuits. [Nothing worked.|The biscuits were soon gone. The rest was no use.|The biscuits were a great success, but in every other way they got nowhere at all.] +({Tshort} looked at the floor.)+',
      'They practised all morning. [It did not work.|They practised uphill, downhill and upside down, but it was no good.|They practised uphill and downhill and, when they had run out of hills, upside down, but it was no good.]',
    ],
    insight: [
      '“{Tshort} wants to {deed},” {one} explained.\n“[{THe} can,” said {keeper}.|{THe} very nearly can,” said {keeper}.|I should say that {tHe} very nearly can,” said {keeper}.] [“There are friends to help.”|“{THe} needed someone to wait beside {tHim}.”|“All {tHe} needed was somebody who would wait beside {tHim} without looking at the clock.”] [{Tshort} tried. It worked!|{Tshort} took a deep breath, looked at {hero}, and tried. It worked!|{Tshort} took a deep breath, looked round for {hero} and, before the doubt could catch up, tried. It worked!]',
      '“[Do it your way|Nobody can {deed} in someone else’s way,” said {keeper}. “Try your own|In all my life I’ve never seen anyone {deed} in someone else’s way,” said {keeper}. “Try your own, and don’t look to see who’s looking].” [{Tshort} tried. And tried. Yes!|{Tshort} tried once, and tried again, and the third time there was a shout of joy.|{Tshort} tried once, and tried again, and the third time there was a shout of joy that rattled the windows.] +(“I can {deed}!”)+',
    ],
    result: [
      '{Tshort} wanted to {deed} again and again. [It was so funny!|It was crooked and noisy and happy, and everyone laughed.|It was crooked and noisy and happy, and everybody who saw it laughed until it hurt.] +({Hero} hadn’t done anything difficult. {He} had only stayed.)+',
      'These days {tshort} comes to visit {hero} every week. [{THe} can {deed} now.|{THe} can {deed} now, and {tHe} gets better all the time.|{THe} can {deed} now, and gets better all the time, and never forgets who it was that waited.]',
    ],
  },
  metFact: {
    titles: ['{Hero} and {tintro}', '{Tintro}', '{Hero}, {tshort} and {object}', 'A surprising friend'],
    want: [
      'One afternoon, {hero} met {tintro}. [{THe} had no friends.|Nobody came near, because nobody understood.|Nobody came near, because people like to look at what they don’t understand from a long way off.]\n“You don’t understand me either, do you?” asked {tshort}.\n“Not yet,” said {one}. “[But I want to.|But I’d like to.|But I have all afternoon, and a sandwich.]”',
      'Nobody believed it later, but it was true: {hero} had just met {tintro}. [{THe} needed help.|And {tHe} needed help.|And, as often happens with those who are different, {tHe} needed help and didn’t dare to ask.]\n“I’m looking for a place where I’m understood,” said {tshort}. +({One} didn’t have to think twice.)+',
    ],
    setback: [
      'First they asked in the market square. [People went away.|People looked, shrugged and walked on.|People looked at {tshort}, shrugged, and suddenly remembered that they were late for something.]',
      '{Tshort} tried to be like everybody else. [{THe} could not.|It lasted until lunch.|The attempt lasted exactly until lunch, and it didn’t convince anyone.]',
    ],
    insight: [
      '[“We understand you here,” said {keeper}.|“So you are {tshort},” said {keeper}.|“So you are {tshort} the wind keeps telling me about,” said {keeper}.] “[It is good to be different.|What you have isn’t strange. It’s yours.|What you have isn’t strange in the least; it is simply the best part of your story.]” [{Tshort} smiled.|{Tshort} smiled for the first time that day.|{Tshort}, who hadn’t smiled since the journey began, smiled from ear to ear.]',
      '{Keeper} asked no questions at all. There was a long look at {hero}, and a longer one at {tshort}. “[You have a place. It is with your friends.|The place you want isn’t here. It has been walking beside you.|The place you are looking for isn’t on any map, because it has been walking beside you all afternoon.]”',
    ],
    result: [
      'Now, when people ask about {tshort}, {hero} {tells/tell} the whole story. [It is a good one.|And nobody shrugs any more.|And nobody who has heard it to the end has ever shrugged again.]',
      '{Tshort} was the same as ever. [But {tHe} was not sad now.|It was everything else that had changed: now there was someone to laugh with.|It was everything else that had changed, because now there was someone to laugh with and someone to tell about it.]',
    ],
  },
  saying: {
    titles: [
      '{topic}',
      '{Object} and the mysterious note',
      '{Hero} and the words on the wind',
      'The first line of a story',
    ],
    want: [
      'One morning the wind left a scrap of paper on the window sill. It said only this: {topic}. [{Hero} read it three times.|{Hero} read it three times, forwards and backwards.|{Hero} read it three times, one of them backwards, just in case.] {He} wanted to know how the story went on.',
      '{Hero} had started a new notebook, and on page one {he} had written: {topic}. [Then {he} stopped.|But page two was empty, and it had been empty for a week.|But page two was empty, and it had been empty for so long that it was beginning to look chilly.] {He} had to know what happened next.',
    ],
    setback: [
      '{He} asked the neighbours. [They did not know.|Each of them made up a different ending.|Each of them made up a different ending, and two of them were soon arguing on the stairs.]',
      '{He} wrote one ending, and another, and another. [They were not good.|The bin filled up with paper balls.|The bin filled up with paper balls, and not one of them sounded true.]',
    ],
    insight: [
      '{One} read the words aloud: {topic}.\n“[It is the start of a story. Your story.|Ah,” said {keeper}, “that’s the start of a story. It’s yours.|Ah, now I see,” said {keeper}. “That’s the start of a story, and you’ve been writing the rest of it with your feet.]” +(“And the ending?”\n“The ending gets written tonight, before you fall asleep.”)+',
      '“Everybody looks for the ending somewhere else,” said {keeper}. “[The end of {topic} is in you.|But the one who walked the road has the end of {topic}.|But a story that begins like that, with {topic}, can only be finished by the person who has walked it.]” [{Hero} understood.|And all at once {hero} knew how it went on.|And {hero}, after so many miles, knew all at once how it went on.]',
    ],
    result: [
      'That night {hero} opened the notebook and wrote the whole story down. [It began: {topic}.|It began with the words we know, {topic}, and it ended with a laugh.|It began with the words we know, {topic}, and it ended, a great many pages later, with a laugh.]',
      '{Topic}, said the paper, and it wasn’t a mystery any more. [It was the title.|It was the title of the best story {he} had ever lived.|It was, quite simply, the title of the best story that {he} had ever lived.]',
    ],
  },
};
