import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a subscriber is called after every change and reads the new value', () => {
  const store = createStore('one');
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.read()));
  store.set('two');
  store.set('three');
  expect(heard).toEqual(['two', 'three']);
});

test('an unsubscribed listener is not called', () => {
  const store = createStore(0);
  const last = vi.fn();
  const stop = store.subscribe(last);
  stop();
  store.set(1);
  expect(last).not.toHaveBeenCalled();
});

test('a listener that unsubscribes during a call does not prevent the calls of others', () => {
  const store = createStore(0);
  const second = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(second);
  store.set(1);
  expect(second).toHaveBeenCalledOnce();
});
