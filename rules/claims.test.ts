import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Texts that users or readers of the repository see. */
const FILES = globSync(['*.md', 'docs/**/*.md', 'web/index.html', 'words/**/*.json']);

/** Words that say that people made what AI made. */
const CLAIMS = [
  /\b(written|illustrated|drawn|composed) (and \w+ )?by (us|people|hand|our \w+)\b/i,
  /\b(people|we|authors|illustrators) (wrote|drew|illustrated|composed)\b/i,
  /\b(escrit|ilustrad|dibujad|compuest)[oa]s? (e \w+ )?(por (nosotros|personas|nuestr\w+)|a mano)\b/i,
  /\b(Writes the examples|Draws the moon|composes the music|Escribe los cuentos de muestra|Dibuja la luna|compone la música)\b/i,
];

test('no page, mail or document says that people wrote or drew what was made with AI', () => {
  expect(FILES.length).toBeGreaterThan(60);
  const found = FILES.flatMap((file) =>
    CLAIMS.map((claim) => claim.exec(readFileSync(file, 'utf8').replace(/\s+/g, ' '))?.[0]).flatMap((words) =>
      words ? [`${file}: ${words}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
