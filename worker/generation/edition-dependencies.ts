import { editionName } from '../../contract/narration.ts';
import { editionKey } from '../files/keys.ts';
import { signedFilePath } from '../files/signed-url.ts';
import { choiceOf, EDITION_FIELDS, editionOf } from '../home-storage/schema.ts';
import { storedSound } from '../story/labelled-sound.ts';
import { presentNarration } from '../story/library.ts';
import { practiceComposer } from './compose-practice.ts';
import { sleepComposer } from './compose-sleep.ts';
import type { EditionDeps } from './edition-job.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { NarrationDeps } from './narration-job.ts';

type Deps = Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library' | 'deletions'> & {
  /** Of narrations. */
  narrating: NarrationDeps;
  /** The same with a report of its own. */
  practising: NarrationDeps;
  /** Waits for the work on a generation in this instance. */
  quiet(id: string): Promise<void>;
};

/** The narration of an edition while it is made; null once its row is stored, and without one. */
const underWayIn =
  ({ ledger }: Pick<NarrationDeps, 'ledger'>) =>
  (narrationId: string) => {
    const generation = ledger.byId(narrationId);
    const isOver = generation === null || generation.status === 'saved' || generation.status === 'refunded';
    return isOver ? null : generation;
  };

/** Dependencies of editions. */
export function editionDeps(deps: Deps): EditionDeps {
  const { env, services, userId, library, deletions, narrating, quiet } = deps;
  const { clock } = services;
  const { bitRate, pathOf, storeFile, sounded } = narrating;
  const underWay = underWayIn(narrating);
  const composeSleep = sleepComposer({ ...deps, underWay });
  const composePractice = practiceComposer(deps);
  return {
    bitRate,
    pathOf,
    storeFile,
    sounded,
    compose(generation, signal) {
      const { edition } = generation.order;
      return edition.kind === 'sleep'
        ? composeSleep(generation, edition, signal)
        : composePractice(generation, edition, signal);
    },
    fileOf: ({ narrationId, edition }) => editionKey(userId(), narrationId, edition),
    narrationOver: quiet,
    async save({ id, order: { narrationId, edition: choice } }, made) {
      const madeAt = clock.now();
      const key = editionKey(userId(), narrationId, choice);
      const [row, sound] = [library.narration(narrationId), await storedSound(env.FILES, key)];
      if (!row && underWay(narrationId)) throw new Error(`the narration ${narrationId} is not saved yet`);
      if (!row || !sound) return null;
      const { kind, ...chosen } = choice;
      const edition = { ...chosen, ...made, ...sound, madeAt, madeBy: id };
      const signer = { url: (key: string, at: number) => signedFilePath(env.FILE_SECRET, key, at) };
      return {
        narration: await presentNarration({ ...row, [EDITION_FIELDS[kind]]: edition }, signer, madeAt),
        store() {
          const before = library.narration(narrationId);
          const replaced = before && editionOf(before, kind);
          // Made of a sound that was spoken anew meanwhile, which deletes the editions of the one before.
          if (!deletions.isExpected(key, clock.now()))
            throw new GenerationError('not_found', `the sound of ${narrationId} is another one now`);
          // Without a row the narration was deleted, and the noted file goes as well.
          if (!library.saveEdition(narrationId, kind, edition)) return;
          deletions.keep([key]);
          if (replaced && editionName(choiceOf(replaced)) !== editionName(choice))
            deletions.add([editionKey(userId(), narrationId, choiceOf(replaced))], madeAt);
        },
      };
    },
  };
}
