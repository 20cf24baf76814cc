import { house } from '../../../picture/hand/buildings.ts';
import { hill, shadow, tufts } from '../../../picture/hand/land.ts';
import { colour } from '../../../picture/hand/palette.ts';
import { cypress, leaves, roundTree } from '../../../picture/hand/plants.ts';
import { grain, moon, sky, stars, twinkle } from '../../../picture/hand/sky.ts';
import { openBook } from '../parts/things.ts';

/** Placeholder for a missing picture: an open book on a hill, and the moon reading over its shoulder. */
export const defaultStory = (): string =>
  [
    sky([colour.midnight, colour.dusk, colour.evening, colour.mauve]),
    stars(7, 40, [20, 20, 760, 280]),
    moon(520, 200, 92),
    twinkle(170, 120, 15),
    twinkle(300, 210, 9),
    twinkle(700, 120, 12),
    hill([380, 340, 330, 370, 350, 310, 350], colour.evening),
    cypress(640, 372, { scale: 0.9 }),
    cypress(690, 376, { scale: 0.65 }),
    hill([420, 400, 390, 410, 440, 420, 390], colour.dusk),
    house(230, 408, { scale: 0.95 }),
    roundTree(130, 420, { scale: 0.85 }),
    hill([490, 470, 460, 470, 480, 460, 450], colour.forest),
    tufts(3, 9, [560, 500, 220, 70], colour.moss),
    shadow(400, 548, 150, 0.3, 12),
    openBook(400, 530, 1.25),
    twinkle(400, 420, 13),
    twinkle(350, 388, 8),
    twinkle(450, 380, 8),
    leaves(20, 640, 1.05, colour.night, { turn: 14 }),
    grain(5, colour.glow, 0.1, 240),
  ].join('');
