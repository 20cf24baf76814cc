import { spawnSync } from 'node:child_process';
import { LOCAL_STATE, localBindings } from './local-bindings.ts';
import { seedMusic } from './seed-music.ts';

/**
 * `npm run seed`: applies the D1 migrations and fills what is missing in the local D1 and R2. Says what it did; doing
 * it again does nothing, and an interrupted run is taken up where it was.
 * @param state the folder that `wrangler dev --persist-to` uses
 */
export async function seed(state = LOCAL_STATE): Promise<void> {
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  const migrations = spawnSync('wrangler', migrate, {
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  if (migrations.status !== 0) throw new Error(`migrations failed\n${migrations.stdout}${migrations.stderr}`);
  const { files, dispose } = await localBindings(state);
  try {
    const tracks = await seedMusic(files);
    console.log(tracks.length > 0 ? `Music: ${tracks.join(', ')}` : 'Music: nothing missing');
  } finally {
    await dispose();
  }
}

if (import.meta.main) await seed();
