import type { AgeGroup, StoryType } from '../book.ts';
import type { StoryBrief } from '../brief.ts';

/** The lowest moment: how big the worry is allowed to be. */
export const lows: Record<AgeGroup, string[]> = {
  default: [
    '{Hero} sat down on the ground. [It was hard.|For a moment {he} thought of going home.|For a moment, and only for one, {he} thought of how pleasant it must be at home.] +(A bird flew over and didn’t stop.)+',
    '“What if I can’t?” said {one}. [Nobody spoke.|The question hung in the air like a sad balloon.|The question hung in the air, like a balloon when nobody wants to hold the string.]',
    'Nobody said anything for a while. [It was a grey quiet.|It was a heavy, grey sort of quiet.|It was one of those grey silences in which you can hear your own courage putting on its hat.]',
  ],
  '3-5': [
    '“Uh-oh,” said {one}. [It was time for a hug.|It was time for a hug, and then another.|It was time for a hug, and then for another, since one was not quite enough.]',
    '{Hero} stuck out {his} bottom lip. [But only for a moment.|But only for as long as it takes a cloud to pass.|But only for as long as it takes one small cloud to pass in front of the sun.]',
    '“It won’t go,” sighed {hero}. [Then a big breath.|One big breath, two big breaths, three. That’s how you get an idea.|One big breath, and two, and three, which is by far the best way of getting an idea.]',
  ],
  '6-8': [
    '{Hero} wanted to cry, but only a bit. [A bit is fine.|A bit is allowed. Then you blow your nose and think.|A bit is perfectly all right; then you blow your nose and get on with thinking.]',
    '“That’s that,” the wind seemed to say. [{Hero} did not answer.|{Hero} couldn’t think of an answer.|{Hero} felt about for an answer and, for the first time that day, couldn’t find one.]',
    'There were two biscuits left, and no ideas. [It was not much.|{Hero} looked at the biscuits, in case they knew something.|{Hero} looked hard at the biscuits, in case the two of them could come up with something.]',
  ],
  '9-12': [
    'Being tired wasn’t the worst of it. [The worst thing was doubt.|The worst was the small cold thought: what if it was all for nothing?|The worst of it was one small cold thought that would not go away: what if it was no good having come all this way for nothing?]',
    'It was then that {hero} understood: nobody was coming to fix this. [{He} had to think.|It made {him} dizzy and, in an odd way, stronger.|The idea made {him} dizzy and at the same time, if {he} looked at it closely, oddly strong.]',
    'Turning back would have been easy. [Nobody would know.|Nobody would ever have known. Except {hero}.|Nobody in the world would ever have known about it; nobody, that is, but {hero}, and that was enough.]',
  ],
};

/** One touch of scenery; the bolder the brief, the more playful. */
export const images: Record<StoryBrief['creativityLevel'], string[]> = {
  standard: [
    'It was the sort of clear day when everything looks newly washed.',
    'Stripes of light lay across the floor like paths going somewhere.',
    'A soft wind was about, and it smelled of bread and cut grass.',
    'High up, the clouds went by like sheep on their way home.',
  ],
  innovative: [
    'The sky was a colour that isn’t in the pencil box yet.',
    'Somebody had left the moon on all day, and no one seemed to mind.',
    'It was raining sideways, but only a little, as though the rain were curious.',
    'The weathervane had given up on north and was pointing at breakfast.',
  ],
  creative: [
    'It was a hand-stitched sort of day, with a few loose threads hanging down from the sky.',
    'The shadows had gone out for a walk by themselves and waved to their owners from across the road.',
    'The sun had its socks on that day, because it came up without making a sound.',
    'Stray letters were drifting about on the breeze, and if you were patient you could catch a word.',
    'The morning tasted slightly of trombone, and all the puddles were humming along.',
  ],
};

/** How the ending soothes, by age. */
export const endings: Record<AgeGroup, string[]> = {
  default: [
    'Supper tasted better that night than it ever had. [Everyone laughed.|The story had to be told twice, with all the voices.|The story had to be told twice over, with all the voices and even the creaking of the doors.]',
    'Grandma was waiting with the light on. [She gave a long hug.|She asked no questions. First came a hug, and then came soup.|She asked no questions at all, because she knew that good stories come after the hug and after the soup.]',
    'Safe indoors, {hero} took off {his} boots. [What a day!|They smelled of the road, and the road smelled good.|They smelled of far-off roads, and even the doormat seemed a little envious.]',
  ],
  '3-5': [
    'There was a warm bath, and soft pyjamas, and a very long hug. [Mwah!|There was a kiss on the forehead, and one on the nose.|There was a kiss on the forehead, and another on the nose, and one left over for each hand.]',
    'Everything was in its place: the bed, the bear and the little light. [How nice!|It all smelled of home.|It all smelled of home, which is the smell that keeps you warmest.]',
    'Grandma sang a lullaby, softly, softly. [Eyes began to close.|The second time round, eyes were closing by themselves.|By the second time round, eyes were closing all by themselves, whatever the feet might have to say about it.]',
  ],
  '6-8': [
    'Before bed, {hero} wrote it all in a notebook. [It had pictures too.|There were pictures in the margins, and a smudge of chocolate.|There were pictures in the margins, a map that folded out, and a smudge of chocolate which was part of the adventure.]',
    'There was toast for supper, and questions, lots of questions. [{Hero} answered all of them.|{Hero} answered them with {his} mouth full and {his} eyes shining.|{Hero} answered every one of them, generally with {his} mouth full and always with {his} eyes shining.]',
    'Under the blankets you could still hear somebody laughing. [Then it was quiet.|Then the laughing grew small, and then it was sleep.|Then the laughing grew smaller and smaller, like a train going away, until it was only sleep.]',
  ],
  '9-12': [
    'That night {hero} lay awake for a while, but not from worry. [{He} {was/were} thinking.|There was a lot to think about, and most of it was good.|There was a great deal to think about and, once it had been put in order, nearly all of it was good.]',
    'At home nothing had changed, and yet it looked different. [Was it {hero}?|Perhaps the one who had changed was the one looking.|Perhaps nothing in the house had changed at all, and the only new thing in it was the way of looking.]',
    'From the window, {hero} watched the far-off lights. [One blinked.|Somewhere out there, {keeper} would be putting out a lamp.|Behind one of them, a very long way off, {keeper} would be putting out the lamp at that same moment.]',
  ],
};

/** The very last line, for the moment before the lamp goes out. */
export const lastLines: Record<StoryType, string[]> = {
  original: [
    'And when the light went out, the night lay down at the foot of the bed like a good dog, and everybody slept.',
    'After that, sleep came in on tiptoe, and nobody had to go and look for it.',
    'And so, with the window open just a crack in case adventure should come back, {hero} fell asleep.',
  ],
  classic: [
    'And they were happy then, and they are happy now, and it is time for you to be happy, and asleep.',
    'And if the candle hasn’t burned out, the story is being told there still. Goodnight.',
    'And {hero} slept soundly till morning, as everyone does who has come home.',
  ],
  humor: [
    'And {hero} fell asleep with a smile so wide that it hung over both sides of the pillow.',
    'Then the house yawned, the street yawned, and even this story yaw… goodnight.',
    'If you hear a giggle in the dark tonight, don’t worry: it’s only the story, tickling you on its way out.',
  ],
  'sci-fi': [
    'Outside, one by one, the stars turned themselves down, and the whole universe whispered, “Goodnight.”',
    'And while {hero} slept, the planets went round as quietly as they could, so as not to wake anyone.',
    'Last line of the ship’s log: all calm, all lights out, sweet dreams to every crew.',
  ],
  horror: [
    'And the only sound in the dark that night was {hero} breathing, slow and easy, right through till morning.',
    'Because the dark, once you get to know it, is only a very large blanket. Goodnight.',
    'Something under the window went “Whooo”. But this time it was just the wind, saying goodnight.',
  ],
  adventure: [
    'Adventure sat down at the end of the bed and rested its feet because, who knows, it might have to go out again tomorrow.',
    'And {hero} dreamed of roads that have no names yet, but that already knew the way to {his} door.',
    'The map was folded, the boots stood side by side, and all was well. Until tomorrow, world.',
  ],
  fantasy: [
    'And high up, a star winked, as stars do when a wish has come true and it’s time to sleep.',
    'They say that the magic, tired and happy, curled up under the pillow and stayed there until morning.',
    'Then sleep came by on a dragon made of smoke, and carried {hero} off, softly, over the rooftops.',
  ],
};
