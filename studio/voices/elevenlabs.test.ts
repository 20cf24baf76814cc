import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { expect, test } from 'vitest';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { faultsOf } from '../../tools/providers/foreign-types.ts';
import { hear } from '../../tools/speech/checks.ts';
import { candidates } from '../../tools/speech/configured.ts';
import { documentedSettings } from '../../tools/speech/documented.ts';
import { openStandIn } from '../../tools/speech/stand-ins.ts';

/** Checks the adapter's requests and the stand-in's responses against ElevenLabs' own package. */

const SERIALIZATION = '@elevenlabs/elevenlabs-js/serialization';
const REQUEST = 'StreamTextToSpeechWithTimestampsRequest';
const LINE = 'StreamingAudioChunkWithTimestampsResponse';
const IMPORTS = `import type { ${REQUEST} } from '${SERIALIZATION}/resources/textToSpeech/client/requests/${REQUEST}.js';
import type { ${LINE} } from '${SERIALIZATION}/types/${LINE}.js';`;

test('requests and streamed lines have the types of ElevenLabs’ package', async () => {
  const standIn = await openStandIn('ElevenLabs');
  const [candidate] = candidates(documentedSettings('ElevenLabs', standIn.url));
  await hear(candidate!.provider, 'female', 'Un faro que no dormía.');
  await hear(candidate!.provider, 'male-english', 'A lighthouse that did not sleep.');
  standIn.close();
  const claims = standIn.exchanges.flatMap(({ path, asked, answered }) => [
    { what: `asked ${path}`, type: `${REQUEST}.Raw`, value: asked },
    ...answered
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        what: `line of ${path}`,
        type: `${LINE}.Raw`,
        // The type-checker needs no audio data.
        value: { ...JSON.parse(line), audio_base64: '' },
      })),
  ]);
  expect(claims.length).toBeGreaterThan(10);
  expect(await faultsOf(IMPORTS, claims)).toEqual([]);
  const unknown = {
    what: 'unknown',
    type: `${REQUEST}.Raw`,
    value: { text: 'Un faro.', model: 'eleven_v3' },
  };
  expect(await faultsOf(IMPORTS, [unknown])).toHaveLength(1);
});

test("ElevenLabs' own client reads the stand-in's response completely", async () => {
  const standIn = await openStandIn('ElevenLabs');
  const client = new ElevenLabsClient({ apiKey: RIGHT_KEY, environment: standIn.url, maxRetries: 0 });
  const request = { text: 'Un faro.', modelId: 'eleven_flash_v2_5', outputFormat: 'pcm_24000' } as const;
  const characters: string[] = [];
  let bytes = 0;
  for await (const chunk of await client.textToSpeech.streamWithTimestamps('es-es-female', request)) {
    bytes += Buffer.from(chunk.audioBase64, 'base64').length;
    characters.push(...(chunk.alignment?.characters ?? []));
  }
  expect(characters.join('')).toBe('Un faro.');
  expect(bytes).toBeGreaterThan(20_000);
  const unknown = client.textToSpeech.streamWithTimestamps('nobody', request);
  await expect(unknown).rejects.toMatchObject({ statusCode: 404 });
  const account = await client.user.subscription.get();
  expect(account).toMatchObject({ status: 'active', characterCount: 0, maxCreditLimitExtension: 0 });
  standIn.close();
});
