import type { Plot, StoryType } from '../book.ts';

/** Plot shapes by type: what is found in the first act opens the way in the third, and the last beat answers the first. */
export const plots: Record<StoryType, Plot[]> = {
  original: [
    {
      object: {
        name: 'the paper boat',
        gender: 'm',
      },
      keeper: {
        name: 'the lighthouse keeper',
        gender: 'f',
      },
      goal: 'the Upside-Down Lighthouse',
      opening:
        '[{Intro} lived in a small house by a pond.|In a small house beside a pond that was deeper than it looked lived {intro}.|In a small, leaning house beside a pond that was a great deal deeper than it looked, there lived {intro}.] +(On still days you could see a light shining at the bottom.)+',
      call: 'After the rain, a paper boat came sailing down the gutter. There was writing on its side: [“Ask the lighthouse keeper.”|“Got a question? Ask at the Upside-Down Lighthouse.”|“For questions, great and small, please apply at the Upside-Down Lighthouse.”] [{Hero} took the boat and went.|{Hero} tucked the boat into {his} bag and followed the gutter downhill.|{Hero} tucked the boat into {his} bag and, since water usually knows where it is going, followed the gutter downhill.]',
      obstacle:
        'At last there it was: a lighthouse hanging upside down under the water of a lake. [It had no stairs.|There were no stairs and no bell, and nobody can hold their breath for that long.|There were no stairs, there was no bell, and there isn’t a person alive who can hold their breath for as long as that.]',
      turn: 'A small idea came floating up. {Hero} set the paper boat on the lake and turned it over. [The lake turned over too!|And the lake, which liked a joke, turned over with it.|And the lake, which had always liked a joke and had not been told one for years, turned over with it.] Up came the lighthouse, dripping and shining, with its door wide open. [The lighthouse keeper waved.|“You’re the first to think of that,” said the lighthouse keeper.|“Do you know,” said the lighthouse keeper, wringing out her hat, “you’re the first who ever thought of that?”]',
      home: 'The paper boat carried {hero} all the way back to the pond. [There is a light at the bottom.|These days the light at the bottom blinks twice at bedtime, and someone in the little house blinks back.|These days the light at the bottom of it blinks twice at bedtime, and somebody in the leaning house picks up a torch and blinks back.]',
    },
    {
      object: {
        name: 'the yellow umbrella',
        gender: 'm',
      },
      keeper: {
        name: 'the map-mender',
        gender: 'm',
      },
      goal: 'the Shop of Lost Corners',
      opening:
        'At number nine, Teapot Lane, up four flights of squeaky stairs, lived {intro}. [The stairs could sing.|Every stair squeaked a different note, and it was possible to play a tune by running.|Every one of those stairs squeaked a different note, so that a person who was late could be heard playing a tune.]',
      call: 'One grey Monday, a yellow umbrella was waiting on the doorstep, all by itself. [It had a label.|Tied to its handle was a label.|Tied to its handle with kitchen string was a label in curly writing.] “Please return me to the Shop of Lost Corners,” it said. “The map-mender there can find anything.” [“Anything?” said {one}.|“Anything?” said {one}, and that very minute {he} set off.|“Anything?” said {one}, and before the stairs could finish their tune, {he} had set off.]',
      obstacle:
        'The shop stood at the end of an alley, but the alley was full of wind. [It blew and blew.|It blew so hard that every step forward turned into two steps back.|It blew so hard, and so rudely, that every step forward was turned at once into two steps back.]',
      turn: '[{Hero} opened the yellow umbrella.|Then {hero} stopped pushing and opened the yellow umbrella.|Then {hero}, who was tired of pushing, did the opposite, and opened the yellow umbrella wide.] The wind took hold of it, up and up, right over the roofs, and set everybody down on the other side [softly.|as softly as a leaf.|as softly as a leaf that has thought it over.] And there, in a shop no wider than a door, sat the map-mender with a needle and thread.',
      home: 'The stairs at number nine, Teapot Lane, played the whole tune when {hero} came home. [The umbrella lives there now.|The yellow umbrella stands in the hall now, and it hums when the wind gets up.|The yellow umbrella was allowed to stay, and it stands in the hall to this day and hums a little whenever the wind gets up.]',
    },
    {
      object: {
        name: 'the wooden spool',
        gender: 'm',
      },
      keeper: {
        name: 'the woman who sews the evenings',
        gender: 'f',
      },
      goal: 'the House at the Edge of the Day',
      opening:
        'Where the tram turns round because it has run out of town, lived {intro}. [It was a quiet place.|It was a quiet place, with one lamp, one bench and a very large sky.|It was a quiet place, with one lamp, one bench and rather more sky than anybody knew what to do with.]',
      call: 'One evening, a wooden spool came rolling down the tram tracks. [It had dark blue thread.|The thread on it was the exact blue of the sky after supper.|The thread on it was the exact blue of the sky just after supper, with a speck of silver here and there.] “That belongs to the woman who sews the evenings,” said the tram driver. “[She knows a lot.|She lives at the Edge of the Day, and there isn’t much she doesn’t know.|She lives in the House at the Edge of the Day, and if she can’t answer you, nobody can.]” So {hero} followed the tracks.',
      obstacle:
        'But where the tracks ended there was a tear in the sky. [It was wide and cold.|It was as wide as a street, and a chilly little draught blew through it.|It was as wide as a street, with ragged edges, and a chilly little draught blew through it from the other side of everything.] The house stood just beyond.',
      turn: '{Hero} took out the wooden spool. [{He} sewed one stitch. Then another.|One stitch, then another: over, under and through.|One stitch, and then another, over and under and through, with a tongue between the teeth the way careful people do.] The tear grew smaller until it was only a seam, and a seam is a thing you can walk on. The woman who sews the evenings was holding the door. [“Nice work,” she said.|“I’d been looking for that thread,” she said.|“Neat work,” she said, “and I’ve been looking for that thread since Tuesday.”]',
      home: 'The last tram brought {hero} back to the lamp and the bench. [There is a little seam in the sky.|If you look up from there you can see a little crooked seam in the sky.|If you look up from there on a clear evening, you can still see a seam in the sky, a little crooked, and very well sewn.]',
    },
  ],
  classic: [
    {
      object: {
        name: 'the golden acorn',
        gender: 'm',
      },
      keeper: {
        name: 'the Oak King',
        gender: 'm',
      },
      goal: 'the Whispering Wood',
      opening:
        'Once upon a time, at the edge of a kingdom so small that you could walk round it before lunch, there lived {intro}. [Nobody was rich there.|Nobody there was rich, but every door stood open and every kettle was on.|Nobody there was rich, and nobody minded, for every door stood open and there was always a kettle on.]',
      call: 'One day a robin tapped on the window and dropped a golden acorn on the sill. “[Go to the Oak King|Carry this to the Oak King in the Whispering Wood|Carry this to the Oak King, in the very heart of the Whispering Wood],” sang the robin. “[He is wise.|He gives good advice to anyone who asks kindly.|He has never yet refused good advice to anyone who asked for it kindly.]” So {hero} packed some bread and cheese and went.',
      obstacle:
        'In the middle of the wood stood a hedge of thorns as high as a church. [There was no gate.|There was no gate, and for every branch that bent, two more sprang up.|There was no gate in it anywhere, and for every branch that was pushed aside, two more sprang up in its place.]',
      turn: '{Hero} knelt down, planted the golden acorn and said, as politely as could be, “Please.” [The thorns turned into flowers.|Nobody had ever said that word to the thorns before, and one by one they turned to roses.|In three hundred years nobody had thought of saying that word to the thorns, and one by one, a little shyly, they turned into roses.] A path opened, and at the end of it, on a mossy throne, sat the Oak King.',
      home: 'And when {hero} came home, the robin was singing on the window sill. [A little oak grew there.|In spring a little oak tree grew beneath the window, and its leaves were edged with gold.|When spring came round a little oak tree pushed up beneath the window, and every one of its leaves was edged with gold.]',
    },
    {
      object: {
        name: 'the silver thimble',
        gender: 'm',
      },
      keeper: {
        name: 'the North Wind’s mother',
        gender: 'f',
      },
      goal: 'the House of the Four Winds',
      opening:
        'Long ago, when the winds still came to tea, {intro} lived in a cottage with a crooked chimney. [The winter was long.|It was a long winter, and the fire was small, but there was always room beside it.|It was a long winter that year and the fire was a small one, yet there was always room beside it for one more.]',
      call: 'One snowy night an old pedlar knocked, and {hero} gave him the warm place by the fire. [He gave {him} a silver thimble.|In the morning he left a silver thimble on the table.|In the morning he was gone, without so much as a footprint, but on the table lay a silver thimble.] Inside it, in tiny letters, it said: “[Ask the North Wind’s mother.|The North Wind’s mother knows the answer. Go north.|What you wish to know, the North Wind’s mother can tell you. Go north, and be polite.]”',
      obstacle:
        'The House of the Four Winds stood on the far side of a frozen lake, and in the ice there was one small hole. [The lake was breaking.|Through it the water came up, faster and faster, and the ice began to groan.|Through that hole the water came bubbling up, faster and faster, and the whole lake began to groan like an old door.]',
      turn: 'Three times {hero} tried to stop it: with snow, with straw and with a mitten. [Then {he} used the silver thimble. It fitted!|Then {he} tried the silver thimble, and it fitted like a cork.|Then, for want of anything better, {he} tried the silver thimble, and it fitted the hole as a cork fits a bottle.] At once the ice was firm. On the other shore the door opened, and there stood the North Wind’s mother with a ladle in her hand.',
      home: 'The North Wind himself carried {hero} back to the cottage, and he was careful on the corners. [The chimney is straight now.|He even straightened the chimney on his way out.|He even straightened the crooked chimney on his way out, which was handsome of him, since it was he who had bent it.]',
    },
    {
      object: {
        name: 'the little brass bell',
        gender: 'm',
      },
      keeper: {
        name: 'the miller’s wise daughter',
        gender: 'f',
      },
      goal: 'the Mill Beyond Seven Hills',
      opening:
        'In the days when animals said good morning, at the foot of seven green hills, there lived {intro}. [The hills slept.|People said the hills were seven sleeping giants, and they walked there on tiptoe.|People said that the hills were seven giants who had lain down for a nap, and they always walked there on tiptoe.]',
      call: 'One morning, deep in the well, something shone: it was a little brass bell. [An old frog said:|“That,” croaked the old frog who lived there,|“That,” croaked the old frog, who had lived in the well since before it had water,] “[Take it to the mill|is for crossing the hills. Take it to the mill|is for crossing the hills, and beyond the hills there is a mill]. The miller’s daughter [knows everything.|can answer any question.|has never been asked a question that she couldn’t answer.]” [And so {hero} went.|So {hero} hung the bell from {his} bag and started to climb.|So {hero} hung the bell from {his} bag, where it made no sound at all, and started to climb.]',
      obstacle:
        'Six hills were easy. But the seventh had turned over in its sleep, and it lay right across the road. [It was too steep.|It was too steep to climb and too wide to walk around.|It was too steep to be climbed and too wide to be walked around, and it was snoring.]',
      turn: '“[Wake up, please|Perhaps nobody has ever wished it good morning|It may be,” thought {hero}, “that in all these years nobody has wished it good morning],” [said {hero}.|thought {hero}.|and that seemed a pity.] {He} rang the little brass bell, once, twice, three times. [The hill opened its eyes.|The hill yawned, stretched, and moved its feet out of the way.|The hill yawned, begged everybody’s pardon, and drew up its enormous knees to let the travellers by.] There was the mill, and at the window was the miller’s wise daughter.',
      home: 'And the seven hills said good morning to {hero}, all the way home. [The bell hangs by the well.|The little brass bell hangs by the well now, and the old frog rings it for breakfast.|The little brass bell hangs beside the well to this day, where the old frog rings it for breakfast and, on Sundays, twice.]',
    },
  ],
  humor: [
    {
      object: {
        name: 'the rubber chicken',
        gender: 'm',
      },
      keeper: {
        name: 'Professor Crumpet',
        gender: 'f',
      },
      goal: 'the Museum of Silly Mistakes',
      opening:
        'In the town of Little Wobbling, where the postman delivered letters by pogo stick, lived {intro}. [It was a silly town.|The mayor there was a goose, and people said she was the best one yet.|The mayor there was a goose and, although she bit people, everyone agreed that she was the best they’d had.]',
      call: 'On Tuesday the postman bounced past and dropped a rubber chicken through the letterbox. [It had a note.|Round its neck was a note.|Round its rubbery neck, on a piece of bacon-coloured ribbon, hung a note.] “Free ticket,” it read, “to the Museum of Silly Mistakes. Professor Crumpet answers everything, mostly wrong, sometimes right.” [“Good enough!” said {one}.|“That’ll do nicely,” said {one}.|“Those are the best odds I’ve had all week,” said {one}.]',
      obstacle:
        'A queue stood in front of the museum, and it had been standing there since 1974. [It did not move.|Everyone was waiting for somebody else to go in first.|Everyone in it was far too polite to go in first, and several people had put up tents.] “After you,” said the front. “No, no, after you,” said the back.',
      turn: 'There was only one thing to do. {Hero} lifted the rubber chicken and squeezed. [SQUEEEAK!|SQUEEEAK! It was the rudest noise in the whole county.|SQUEEEAK! It was, without any doubt, the rudest noise that had ever been heard in that county.] Everyone jumped, everyone laughed, and the whole queue fell through the doors like a row of dominoes. [Professor Crumpet was under them.|“Visitors!” cried Professor Crumpet from underneath.|“Visitors at last!” cried Professor Crumpet, from somewhere underneath.]',
      home: 'Little Wobbling gave {hero} a parade, by mistake, on the wrong day. [The chicken is famous now.|The rubber chicken is the deputy mayor now, and it has bitten nobody.|The rubber chicken was made deputy mayor, and so far, as even the goose admits, it has bitten nobody at all.]',
    },
    {
      object: {
        name: 'the odd sock',
        gender: 'm',
      },
      keeper: {
        name: 'the Chief Yawn Inspector',
        gender: 'm',
      },
      goal: 'the Ministry of Bedtime',
      opening:
        'In a house where the fridge told jokes lived {intro}. [The jokes were old.|The jokes were terrible, and so was the cheese.|The jokes were terrible, the cheese was worse, and the freezer laughed at everything.]',
      call: 'One evening the fridge stopped in the middle of a joke, coughed, and spat out an odd sock. [A card was in it.|There was a business card in the toe.|There was a business card tucked down in the toe, slightly buttery.] “Ministry of Bedtime,” it said. “We know all sorts of things. Ring twice and bring a sock.” [“Well, I have a sock,” said {one}.|“As it happens, I’ve got a sock,” said {one}.|“As luck would have it,” said {one}, “I appear to be holding a sock.”]',
      obstacle:
        'The Ministry was guarded by a goose in a very small hat. “Honk,” it said. [It meant no.|It was plainly the sort of honk that means no.|There are a great many kinds of honk, and this was plainly the kind that means no.] [It had cold feet.|It stood first on one foot and then on the other, because the floor was freezing.|It stood first upon one foot and then upon the other, since the marble floor was freezing and the Ministry did not provide slippers.]',
      turn: '{Hero} looked at the goose’s feet, and then at the odd sock. [“It’s for you,” said {one}.|“I’m afraid there’s only one,” said {one}, kneeling down.|“I’m afraid there is only the one,” said {one}, kneeling down, “but you could take turns.”] The goose put it on, wiggled it, and burst into happy tears. “Honk!” it said, which meant yes, second floor, mind the pillows. And there, behind a desk made of mattresses, sat the Chief Yawn Inspector.',
      home: 'The fridge had saved up its very best joke for {hero}, and this time it was funny. [The goose sends letters.|The goose still writes every Friday, and the letters say “Honk, honk, warm”.|The goose still writes every Friday, enclosing a drawing of its sock, and the letters always say “Honk, honk, warm”.]',
    },
    {
      object: {
        name: 'the banana telephone',
        gender: 'm',
      },
      keeper: {
        name: 'Madame Fluff',
        gender: 'f',
      },
      goal: 'the Academy of Important Nonsense',
      opening:
        '{Intro} lived on Biscuit Street, where the pavements went soft if anyone spilled their tea. [It happened a lot.|It happened every day at four.|It happened every afternoon at four, and the milkman wore snowshoes.]',
      call: 'One morning there was a ringing in the fruit bowl. [It was a banana.|{Hero} tried the apple, and then the pear, and then the banana.|{Hero} tried the apple, which was silent, and the pear, which was engaged, and finally the banana.] “Hello,” said the banana telephone. “Come to the Academy of Important Nonsense. [Madame Fluff can help.|Madame Fluff can help with anything, provided it’s difficult.|Madame Fluff can help you with absolutely anything, provided it’s difficult, and there will be cake.]”',
      obstacle:
        'The door of the Academy was asleep. [It snored.|It snored through its letterbox, and nothing would wake it.|It snored through its letterbox with a sound like a walrus in a bath, and no amount of knocking would wake it.] [“Wake up!” No.|People had tried shouting, tickling and a trombone.|People had tried shouting, tickling and, according to a small plaque, two different trombones.]',
      turn: '[“It’s for you,” {one} told the door.|Then {one} held the banana telephone against the letterbox. “It’s for you,” {one} said.|Then {one}, struck by a thought, held the banana telephone against the letterbox and said, “Excuse me, but it’s for you.”] The door opened one eye. Nobody in its whole life had ever telephoned it. [“Hello?” it said, and opened.|“Who, me?” it said, and it was so pleased that it swung wide open.|“Who, me?” it said, and blushed to the hinges, and was so very pleased that it swung wide open.] Inside, upside down on a sofa, was Madame Fluff.',
      home: 'On Biscuit Street it was four o’clock, and the pavements were just going soft when {hero} came bouncing home. [The banana still rings.|The banana telephone lives in the fruit bowl, and it is usually the door.|The banana telephone is back in its bowl and, when it rings, which is often, it is nearly always the door.]',
    },
  ],
  'sci-fi': [
    {
      object: {
        name: 'the singing crystal',
        gender: 'm',
      },
      keeper: {
        name: 'the oldest telescope',
        gender: 'm',
      },
      goal: 'the Quiet Observatory',
      opening:
        'On the starship Marigold, which was so long that it had its own weather, lived {intro}. [The ship was big.|In the mornings it rained in the gardens, and in the afternoons it was sunny by the engines.|It generally rained a little in the gardens before breakfast, but the afternoons down by the engines were glorious.]',
      call: 'One day, in a box of old spare parts, something hummed. It was a crystal, and it sang one clear note. “[It comes from the Quiet Observatory|That’s from the Quiet Observatory|That, if my records are right, is from the Quiet Observatory],” said the ship. “[The oldest telescope lives there. It has seen everything.|The oldest telescope in the galaxy lives there, and it has seen everything.|The oldest telescope in the galaxy is there, and it has seen very nearly everything, twice.]” So {hero} borrowed the small shuttle and took off.',
      obstacle:
        'But a great silence hung around the Observatory, and no machine could work in it. [The engine stopped.|The engine stopped, the screens went dark, and the shuttle drifted like a bottle in the sea.|The engine stopped in the middle of a hum, the screens went dark one by one, and the shuttle drifted like a bottle in the sea.]',
      turn: '[The crystal needed no engine.|Then {hero} remembered that a song doesn’t need an engine.|Then it came to {hero} that a song has never in its life needed an engine.] {He} held up the singing crystal and hummed along. [The silence hummed back.|The silence listened, and then, very softly, it hummed back.|The silence, which had been lonely rather than unkind, listened for a moment and then very softly hummed back.] Carried on that one note, the shuttle floated in through the dome. Above it, slowly, the oldest telescope turned its eye.',
      home: 'Back on the Marigold it was raining in the gardens. [The crystal sings there.|{Hero} hung the singing crystal among the leaves, and now the rain keeps time with it.|{Hero} hung the singing crystal up among the leaves, and ever since then the rain has kept time with it, more or less.]',
    },
    {
      object: {
        name: 'the wind-up key',
        gender: 'm',
      },
      keeper: {
        name: 'the Captain of Clocks',
        gender: 'f',
      },
      goal: 'the Clockwork Moon',
      opening:
        'In the year of the double eclipse, in a glass town on Mars, lived {intro}. [The sand was red.|Outside the glass the sand was red, and every evening the sunset was blue.|Outside the glass the sand was as red as brick, and every evening, to make up for it, the sunset came out blue.]',
      call: 'One morning the delivery drone dropped a parcel that nobody had ordered. In it was a wind-up key the size of a spoon. [“For the Clockwork Moon,” said the card.|“For the Clockwork Moon,” said the card. “The Captain answers one question. Hurry: she is running down.”|“For the Clockwork Moon,” said the card. “The Captain will answer any one question. Kindly hurry, as everything there is running down.”] [{Hero} put on {his} boots.|{Hero} put on {his} space boots and caught the noon rocket.|{Hero} put on {his} space boots, left a note on the table, and just caught the noon rocket.]',
      obstacle:
        'The Clockwork Moon was nearly still. [Its gates were shut.|Its great brass gates had stopped when they were open by the width of one finger.|Its great brass gates had come to a stop when they stood open by exactly the width of one finger.] [Tick. … Tick.|Tick, it went. And then, after a very long time: tick.|It said tick and then, after so long that you had forgotten all about it, tick again.]',
      turn: 'In the left-hand gate there was a tiny hole. {Hero} put in the wind-up key and turned it, and turned it. [It was hard. Then it went round.|It was stiff, and it took every bit of strength, but at last something went click.|It was stiff with a hundred years of dust, and it took every bit of strength there was, but at last something deep inside went click.] Wheels woke up, bells woke up, and the gates rolled open. On the bridge, stretching her arms, stood the Captain of Clocks.',
      home: 'The blue sunset was just beginning when {hero} got back to the glass town. [The moon ticks now.|If you listen, you can hear the little moon ticking as it goes over.|If the town is quiet, you can hear the little moon ticking as it goes over, and it has not been late since.]',
    },
    {
      object: {
        name: 'the jar of Earth air',
        gender: 'm',
      },
      keeper: {
        name: 'the gardener of comets',
        gender: 'm',
      },
      goal: 'the Comet Greenhouse',
      opening:
        'Three stops past Saturn, where the space buses turn round, lived {intro}. [It was a small place.|There was a landing pad, a tomato plant and a wonderful view.|There was a landing pad, there was one well-loved tomato plant, and there was quite the best view in the solar system.]',
      call: 'A traveller on the evening bus left something behind on the seat: a jar, with a label that said “Earth air, after rain”. [“Take it to the gardener of comets,” said the driver.|“You’d better take that to the gardener of comets,” said the driver.|“You’d better take that along to the gardener of comets,” said the driver, who had driven everybody everywhere.] “He’s got a greenhouse in the tail of the big one. [He knows a lot.|Bring him a good smell, and he’ll tell you anything.|Bring him a good smell, and there’s nothing he won’t tell you.]” So {hero} stayed on the bus.',
      obstacle:
        'But the comet went by like a train that doesn’t stop. [It was too fast.|The bus tried to catch it, and tried again, and coughed, and gave up.|The bus tried to catch it, and tried again with everybody leaning forwards, and then it coughed and gave up.]',
      turn: '“[It will not stop|Nobody stops for shouting|Nobody ever stopped for being shouted at],” said {one}, “but [it can smell|anyone might stop for a lovely smell|anyone at all might stop for something lovely].” {Hero} unscrewed the jar of Earth air, and out came the smell of rain on warm stones. [The comet stopped.|The comet slowed down, and sniffed, and curled its tail around the bus like a cat.|The comet slowed, and sniffed, and came round in a great circle to curl its tail about the bus like a cat.] In the greenhouse door stood the gardener of comets, with tears in his eyes.',
      home: 'When {hero} came home, the tomato plant had seven tomatoes. [The jar was full of starlight.|The jar stands beside it, full of something that glows: a thank-you from the comet.|The jar stands beside it on the sill, and whatever the comet put into it by way of thanks, it glows all night.]',
    },
  ],
  horror: [
    {
      object: {
        name: 'the lantern with no flame',
        gender: 'm',
      },
      keeper: {
        name: 'the ghost of Thistle House',
        gender: 'f',
      },
      goal: 'Thistle House',
      opening:
        'At the dark end of Candle Lane lived {intro}. [There was an old house near.|Across the road stood Thistle House, where nobody had lived for a hundred years and somebody always drew the curtains.|Across the road stood Thistle House, in which nobody had lived for a hundred years, and in which, every evening at nine, somebody drew the curtains.]',
      call: 'One foggy night there were three slow knocks at the door. [Nobody was there.|Nobody was there. On the step stood a lantern with no flame.|When it was opened, with the chain on, nobody was there, but on the step stood a lantern with no flame.] [There was a lantern and a note.|A note was tied to it.|Tied to its handle, in thin and shivery writing, there was a note.] “Please come to Thistle House. I know what you want to know. I am sorry about the knocking.” [{Hero} went.|{Hero} gulped, picked up the lantern and went.|{Hero} gulped, and thought about it, and gulped again; but a ghost who says sorry cannot be all bad.]',
      obstacle:
        'The stairs of Thistle House went up and up into a darkness that breathed. [It said, “Whooo?”|“Whooo?” it said. “Whooo is there?”|“Whooo?” it said, in a voice like a draught under a door. “Whooo is there?”] The lantern would not light. [It stayed dark.|There was no oil in it, and no wick, and no match would catch.|There was no oil in it and no wick either, and match after match went out as if someone had sighed on it.]',
      turn: 'Then {hero} did what the lantern had been waiting for: {he} said something true. [“I’m a bit scared.”|“I’m a bit scared,” {one} told the dark, “but I came anyway.”|“As a matter of fact I’m rather scared,” {one} told the dark, “but I came anyway.”] And the lantern lit, all by itself, with a warm gold light. [There was a small ghost.|The huge shape on the stairs was a small ghost with her knees drawn up.|The huge shape at the top of the stairs turned out to be a small ghost, who was sitting with her knees drawn up.] “Oh, thank goodness,” said the ghost of Thistle House. “I was scared too.”',
      home: 'These nights there is a gold light in the top window of Thistle House. [{Hero} waves at it.|{Hero} waves to it before bed, and the curtain waves back.|{Hero} waves to it before bed, and at nine o’clock precisely, before it is drawn, the curtain waves back.]',
    },
    {
      object: {
        name: 'the thirteenth button',
        gender: 'm',
      },
      keeper: {
        name: 'old Mr Midnight',
        gender: 'm',
      },
      goal: 'the Midnight Tailor’s',
      opening:
        'In a village where the church clock sometimes struck thirteen, lived {intro}. [At night the fog came.|When it did, people pulled up their blankets and pretended not to have counted.|On those nights people pulled their blankets up to their chins and pretended that they hadn’t been counting.]',
      call: 'On the night it happened again, something rolled out from under the bed. [It was a black button.|It wasn’t a monster, it was only a button, black and as cold as a raindrop.|It wasn’t a monster, although it took its time about not being one; it was only a button, as black as ink and as cold as a raindrop.] “Mine,” whispered the fog outside. “I lost it. [Bring it to me.|Bring it to old Mr Midnight, and ask him anything you like.|Bring it to old Mr Midnight, and you may ask him anything, anything you like.]” [So out went {hero}.|{Hero} put on two scarves, to be on the safe side, and went.|{Hero} put on two scarves and a hat, so as to be on the safe side, and stepped out into the fog.]',
      obstacle:
        'In front of the tailor’s shop an enormous coat was walking up and down with nobody in it. [It flapped.|Its sleeves reached out, and its collar turned this way and that.|Its long sleeves groped at the air, and its collar turned this way and that, as though it were listening.] “Cold,” it moaned. “So cold.”',
      turn: '[The coat had twelve buttons.|{Hero} counted its buttons. Twelve, and a gap in the middle.|{Hero} counted its buttons, because counting is steadying, and there were twelve of them, with a gap in the middle.] “Hold still,” said {one}, and took out needle and thread. {One} sewed on the thirteenth button with hands that shook only a little. [The coat was warm now.|The coat gave a long, cosy sigh and bowed.|The coat stopped moaning, gave one long, cosy sigh, and bowed so low that it swept the cobbles.] It opened the door, and inside, drinking cocoa, sat old Mr Midnight.',
      home: 'The fog walked {hero} home and wiped its feet. [The clock still strikes thirteen.|The clock still strikes thirteen now and then, but it’s only Mr Midnight, saying goodnight.|The clock does still strike thirteen, now and then, but everyone knows that it’s only Mr Midnight, saying goodnight in his own way.]',
    },
    {
      object: {
        name: 'the whispering shell',
        gender: 'm',
      },
      keeper: {
        name: 'the Swamp Witch',
        gender: 'f',
      },
      goal: 'the hut in the Murky Marsh',
      opening:
        'Where the last street-lamp gave up and the marsh began, lived {intro}. [At night the marsh made noises.|At night the marsh went glup, and sometimes, a long way off, it went glup-glup.|All night long the marsh went glup, and sometimes, from rather a long way off, something answered glup-glup.]',
      call: 'One evening a shell lay on the path, although the sea was a hundred miles away. [It whispered.|“Come to the hut,” it whispered. “She knows. She knows.”|“Come to the hut in the marsh,” it whispered, when it was held to an ear. “She knows what you’re looking for. She knows.”] [{Hero} shivered. But {he} went.|{Hero} shivered all the way down to {his} socks, and went.|A shiver ran all the way down to the socks and all the way back up again, but {hero} went.]',
      obstacle:
        'Out in the middle of the marsh two yellow eyes opened in the mud. [They were as big as plates.|Then two more. Then a hundred, all round, and none of them blinked.|Then there were two more, and then there were a hundred, in a ring, and not one of them blinked.] “Glup,” said something very large.',
      turn: '{Hero} held up the whispering shell. “[Who is it|Can you tell me what they’re saying|I don’t suppose,” said {one}, “that you could tell me what they’re saying]?” [“They say hello,” said the shell.|The shell listened. “They’re asking,” it whispered, “whether you know any songs.”|The shell listened for some time. “They would like to know,” it whispered, “whether anybody here knows any songs.”] They were frogs, hundreds of frogs, and nobody ever sang to them. So {hero} sang, a bit wobbly at first, and the frogs made a bridge of their backs, right up to the door of the Swamp Witch.',
      home: 'The marsh still goes glup at night, but {hero} {knows/know} what it means. [It means goodnight.|It means “goodnight”, and glup-glup means “sleep well”.|It means “goodnight”, as the shell on the bedside table will tell you, and glup-glup means “mind the bugs don’t bite”.]',
    },
  ],
  adventure: [
    {
      object: {
        name: 'the cracked compass',
        gender: 'm',
      },
      keeper: {
        name: 'the hermit of the island',
        gender: 'm',
      },
      goal: 'Hermit’s Island',
      opening:
        'In a harbour town, between the fish market and the sea, lived {intro}. [The ships were big.|Every ship that sailed seemed to say, “Next time, you.”|Every ship that went out on the morning tide seemed to say over its shoulder, “Next time it will be you.”]',
      call: 'One morning, an old sailor pressed a cracked compass into {his} hand{/s}. [It did not point north.|“It doesn’t point north,” he said. “It points to what you need.”|“It’s no good for north,” he said, “and never was. It points to whatever it is you need.”] The needle shook, and pointed straight out to sea, to Hermit’s Island. [{Hero} went to find a boat.|By noon {hero} had packed biscuits and rope and had set off along the coast, to where the boats are kept.|By noon {hero} had packed the biscuits and the rope and two dry pairs of socks, and had set out along the coast to where the little boats are kept.]',
      obstacle:
        'Out at sea, in a little boat, {hero} met the fog, as thick as porridge, and inside the fog there were rocks. [Crunch!|The boat bumped once, and bumped again, and there was no telling left from right.|The boat bumped against one, and then against another, and there was no telling left from right or even, at moments, up from down.] And the compass needle went spinning round and round.',
      turn: '“[It is not the compass. It’s me|It isn’t broken,” said {one}. “It’s spinning because I keep changing my mind|There’s nothing wrong with it,” said {one} slowly. “It’s spinning because I can’t make up my mind],” [said {one}.|and everyone sat very still.|and everybody in the boat sat very still.] {Hero} took a deep breath and thought of one thing only. The needle of the cracked compass slowed, steadied and stopped. [{He} rowed that way.|Stroke by stroke, {he} rowed where it pointed, and the rocks slid by on either side.|Stroke by patient stroke, {he} rowed exactly where it pointed, and the rocks slid by on either side like sleeping cows.] On the beach, beside a kettle, sat the hermit of the island.',
      home: 'The whole harbour came out to meet the little boat. [The compass points home now.|The cracked compass hangs over the bed, and at night the needle points to the pillow.|The cracked compass hangs on a nail above the bed, and every night at about eight its needle swings round and points to the pillow.]',
    },
    {
      object: {
        name: 'the tin whistle',
        gender: 'm',
      },
      keeper: {
        name: 'Ranger Rosalind',
        gender: 'f',
      },
      goal: 'Echo Canyon',
      opening:
        'In a cabin halfway up a mountain, where the clouds came to the door like goats, lived {intro}. [{He} loved to climb.|There wasn’t a path on that side that {he} hadn’t climbed.|There wasn’t one path on that side of the mountain that {he} hadn’t climbed, mapped and fallen off.] +(On the other side nobody ever went.)+',
      call: 'One day a goat trotted up with a tin whistle tied round its neck. [There was a note.|“Blow me in Echo Canyon,” said the tag. “Ranger Rosalind has your answer.”|“Blow me in Echo Canyon,” said the tag, which the goat had partly eaten. “Ranger Rosalind has the answer to your quest…”] [{Hero} packed a rope and an apple.|{Hero} packed a rope, an apple and a second apple for the goat.|{Hero} packed a rope and an apple, added a second apple for the goat, and was gone before the clouds had lifted.]',
      obstacle:
        'But an old rockfall had closed the mouth of the canyon. [There was no way in.|The stones were as big as wardrobes, and not one of them would budge.|The stones were as big as wardrobes and as stubborn as uncles, and however hard they were pushed not one of them would budge.] The sun was already going down.',
      turn: '{Hero} put the tin whistle to {his} lips and blew. [Nothing. Then the echo came.|The note flew in through a crack, and a moment later the echo came out, from quite another place.|The note flew in through a crack no wider than a thumb and, a moment later, the echo came out from quite another place.] Where sound can go, so can a person who isn’t too proud to crawl. {Hero} followed the echo, found a tunnel behind the ferns, and came out under the open sky. [Ranger Rosalind was there.|Ranger Rosalind was lighting her fire.|“I heard you coming,” said Ranger Rosalind, who was lighting her fire. “Four times.”]',
      home: 'From the cabin you can hear the canyon now, if you listen at supper-time. [{Hero} blows. It answers.|{Hero} blows three notes on the tin whistle, and from the other side of the mountain three notes come back.|{Hero} blows three notes on the tin whistle, and from the other side of the mountain, where nobody ever went, three notes come back.]',
    },
    {
      object: {
        name: 'the ball of string',
        gender: 'm',
      },
      keeper: {
        name: 'the old balloonist',
        gender: 'f',
      },
      goal: 'the Hanging Garden',
      opening:
        'In a valley so deep that the sun only looked in at lunch-time lived {intro}. [{He} liked to explore.|{He} {was/were} always tying knots and planning expeditions.|{He} {was/were} forever tying knots, packing bags and planning expeditions, most of which got as far as the gate.]',
      call: 'For years {hero} had saved up string: string from parcels, string from kites, string that other people threw away. [It was a big ball.|Now there was a ball of it as big as a cabbage.|By now there was a ball of it as big as a cabbage and nearly as heavy.] Then one lunch-time a letter floated down on a little parachute. “[Come up|Come up and see me|Do come up and see me],” it said. “[I know things.|From the Hanging Garden you can see every answer there is.|From the Hanging Garden, on a clear day, one can see every answer there is.] Bring string.” +(It was signed “An old balloonist”.)+',
      obstacle:
        'The Hanging Garden hung from two balloons, far out over the edge of a cliff. [It was too far to jump.|A rope ladder swung from it, just too far away to reach.|A rope ladder swung from it, back and forth, and at its nearest it was still just too far away to reach.] Below, a long way down, a cloud went by.',
      turn: '{Hero} tied a stone to the end of the ball of string, and threw. [It missed. It missed again. Then it caught!|The first throw missed, and so did the second, but the third went twice round the ladder and held.|The first throw missed and the second missed by more, but the third went twice round the bottom rung and held.] All those little bits of string, knotted together, were stronger than any rope. [{He} climbed up.|Hand over hand, {he} pulled the ladder in and climbed up among the flowers.|Hand over hand {he} drew the ladder in and, without looking down more than once, climbed up among the flowers.] “Good knots,” said the old balloonist.',
      home: 'The balloons brought {hero} down into the valley just as the stars looked in. [The string is a bridge now.|The ball of string is smaller now, because a piece of it holds up a swing, and everyone has had a go.|The ball of string is a good deal smaller than it was, since most of it holds up a swing on which the whole valley has had a go.]',
    },
  ],
  fantasy: [
    {
      object: {
        name: 'the dragon’s feather',
        gender: 'm',
      },
      keeper: {
        name: 'the Cloud Queen',
        gender: 'f',
      },
      goal: 'the Castle in the Clouds',
      opening:
        'In the land of Farrowmere, where the rivers ran uphill on Thursdays, lived {intro}. [There was magic everywhere.|Magic grew there between the paving stones, and people weeded it on Sundays.|Magic grew there between the paving stones, like dandelions, and on Sundays people came out and weeded it.]',
      call: 'One Thursday something came down from the sky, turning slowly: a feather, warm and red. [It spoke.|“Dragons do have them,” it said, before anybody could ask. “One each.”|“Dragons do have them,” it said rather crossly, before anybody could ask. “One each, behind the ear.”] Then it shook itself. “Take me to the Castle in the Clouds. [The Cloud Queen grants wishes.|The Cloud Queen listens to wishes.|The Cloud Queen will listen to any wish that has walked there on its own two feet.]” [And so {hero} set out.|So {hero} put the feather in {his} bag and took the road that goes up.|So {hero} put the feather in {his} bag and took the road that goes up, since it was Thursday, and the river was going the same way.]',
      obstacle:
        'But where the road ended, the clouds had turned to stone. [They were grey and hard.|They hung there grey and heavy, and the castle gate was buried in them.|They hung there, grey and heavy and sulking, and the castle gate was somewhere deep inside.]',
      turn: '“[They need a laugh|When I’m like that,” said {one}, “I need to be made to laugh|When I’m in a mood like that,” said {one}, “there’s only one thing that helps],” [said {one}.|and out came the dragon’s feather.|and out came the dragon’s feather.] {Hero} reached up and tickled the nearest cloud. [It laughed!|It shook, it snorted, and it burst out laughing, soft and white.|It shook, and it snorted, and it tried to go on being stone, and then it burst out laughing, as soft and white as milk.] One after another they all joined in, and there in the middle, wiping her eyes, stood the Cloud Queen.',
      home: 'It was still Thursday in Farrowmere, so the river carried {hero} home. [The feather is in a jar.|The dragon’s feather stands in a jar by the window, in case the dragon comes back for it.|The dragon’s feather stands in a jar on the window sill, and on some nights a large red ear goes by, very slowly, outside.]',
    },
    {
      object: {
        name: 'the moonlight candle',
        gender: 'm',
      },
      keeper: {
        name: 'the Dream Librarian',
        gender: 'm',
      },
      goal: 'the Library Under the Lake',
      opening:
        'Inside a hill that purred when you stroked it lived {intro}. [It was a warm hill.|It was a warm hill with round windows, and it turned over in its sleep only in spring.|It was a warm sort of hill, with round windows and a good many shelves, and it only ever turned over in the spring.]',
      call: 'At full moon a moth the size of a kite flew in and put down a candle made of moonlight. [“Go to the Library,” it said.|“There’s a Library under the lake,” said the moth, “and a Librarian who has read every dream there is.”|“There’s a Library under the lake,” said the moth, out of breath, “and a Librarian who has read every dream that was ever dreamed, including yours.”] It folded its wings. “He can help. [Go tonight.|But the lake only opens for a light that isn’t hot.|But the lake, you see, will only open for a light that isn’t hot.]” [{Hero} took the candle.|{Hero} packed the candle and patted the hill goodbye.|{Hero} packed the candle, patted the hill goodbye, and tiptoed out under the enormous moon.]',
      obstacle:
        'In front of the lake lay a troll, crying so hard that the water kept on rising. [It was over the path.|It was over the path already, and the Library door was getting deeper and deeper.|It was over the path already, and with every sob the Library door was getting deeper and harder to reach.] “I don’t like water,” wept the troll, “and there’s more of it all the time!”',
      turn: '{Hero} sat down beside the troll and lit the moonlight candle. [“Look,” said {one}.|“Watch,” said {one}. “It’s only the moon, having a bath.”|“Watch,” said {one}, holding the light low over the ripples. “It’s nothing but the moon, having a bath.”] The troll looked, hiccuped and smiled. [The water went down.|The tears stopped, the lake sank, and a stair of white stones came up out of it.|The tears stopped, the lake sank back into its bed, and out of it, dripping and gleaming, there rose a stair of white stones.] At the bottom, finger to his lips, stood the Dream Librarian.',
      home: 'The hill was purring when {hero} came in on tiptoe. [The candle burns at night.|The moonlight candle burns in the round window now, and the moth comes to read by it.|The moonlight candle burns in the round window now, growing longer instead of shorter, and the moth comes there to read.]',
    },
    {
      object: {
        name: 'the glass key',
        gender: 'm',
      },
      keeper: {
        name: 'the giant who knits',
        gender: 'f',
      },
      goal: 'the Tower of Morning',
      opening:
        'On the far side of the rainbow, where the paint is still wet, lived {intro}. [Everything was bright.|You had to be careful what you leaned on.|You had to be careful what you leaned on, and there was hardly a person there who hadn’t one purple elbow.]',
      call: 'One evening the well hiccuped and threw up a glass key. “[It opens the Tower of Morning|That’s the key to the Tower of Morning|That, I’m sorry to say, is the key to the Tower of Morning],” said the well. “I swallowed it. [A giant lives there. She is kind.|A giant lives up there who knits the sunrise, and she’s good with questions.|A giant lives up there who knits every one of the sunrises, and she is extremely good with questions.]” +(“Do mind the stairs,” it added, and hiccuped again.)+ [{Hero} took the key.|{Hero} wrapped the key in a handkerchief and set off by starlight.|{Hero} dried the key, wrapped it up in a clean handkerchief and, as the stars were already out, set off at once.]',
      obstacle:
        'The Tower of Morning had a thousand doors and they were all the same. [Which one?|Every door had a lock, and one wrong turn would snap a glass key in two.|Every one of the thousand had a lock in it, and a single wrong turn would be enough to snap a glass key in two.] Far above, something went click, click, click.',
      turn: '{Hero} sat down and waited. [Then the sun came up.|That was the clever part: just before dawn, the first ray of light came down the stairs.|And that was the clever part, because just before dawn the first thin ray of light came feeling its way down the stairs.] It shone through the glass key and threw a rainbow on one door, and one door only. [It opened.|There the key turned, as smoothly as a spoon in honey.|In that lock, and in no other, the key turned as smoothly as a spoon in honey.] Inside, behind a mountain of orange wool, sat the giant who knits.',
      home: 'Beyond the rainbow, the paint was nearly dry when {hero} got home. [The key hangs in the window.|The glass key hangs in the window, and each morning it throws a small rainbow on the bed.|The glass key hangs in the window on a thread of orange wool, and every morning it throws one small rainbow across the bed.]',
    },
  ],
};
