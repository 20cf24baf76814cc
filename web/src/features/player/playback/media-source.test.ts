import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AwaitedPlace } from './awaited-place.ts';
import { StreamedSource } from './media-source.ts';
import { FakeMediaSource, mp3 } from './testing/fake-media.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Source whose element is given another sound before `sourceopen` runs, which closes it again. */
class ClosedAgain extends FakeMediaSource {
  override addSourceBuffer(): never {
    throw new DOMException("readyState is not 'open'", 'InvalidStateError');
  }
}

test('a closed source and an element without data leave no unhandled error', async () => {
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', note);
  const element = new EventTarget() as HTMLMediaElement;
  Object.assign(element, { buffered: { length: 0 }, currentTime: 0 });
  let source: FakeMediaSource | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    source = given as unknown as FakeMediaSource;
    return 'blob:x';
  });
  const streamed = new StreamedSource(element, new AwaitedPlace(), ClosedAgain as never);
  source?.dispatchEvent(new Event('sourceopen'));
  element.dispatchEvent(new Event('waiting'));
  const pushed = streamed.push(mp3(100)).catch((thrown: unknown) => thrown);
  expect(await pushed).toMatchObject({ name: 'InvalidStateError' });
  streamed.close();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
});
