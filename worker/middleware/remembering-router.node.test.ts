import { expect, test } from 'vitest';
import { RememberingRouter } from './remembering-router.ts';

function routed() {
  const router = new RememberingRouter<string>();
  router.add('ALL', '*', 'guard');
  router.add('GET', '/stories/current', 'current');
  router.add('GET', '/stories/:id', 'read');
  router.add('DELETE', '/stories/:id', 'remove');
  return router;
}

test('a path asked for again has the handlers and parameters of its method', () => {
  const router = routed();
  const handlersOf = (method: string, path: string) => router.match(method, path)[0];
  for (let time = 0; time < 2; time++) {
    expect(handlersOf('GET', '/stories/current').map(([handler]) => handler)).toEqual([
      'guard',
      'current',
      'read',
    ]);
    expect(handlersOf('GET', '/stories/1').at(-1)).toEqual(['read', { id: '1' }]);
    expect(handlersOf('DELETE', '/stories/1').at(-1)).toEqual(['remove', { id: '1' }]);
    expect(handlersOf('GET', '/else')).toHaveLength(1);
  }
});

test('the oldest of many paths is forgotten', () => {
  const router = routed();
  const first = router.match('GET', '/stories/0');
  expect(router.match('GET', '/stories/0')).toBe(first);
  for (let n = 1; n <= 200; n++) router.match('GET', `/stories/${n}`);
  expect(router.match('GET', '/stories/0')).not.toBe(first);
});
