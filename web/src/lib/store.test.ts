import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('who follows a store hears of every change, and reads the new value then', () => {
  const store = createStore('one');
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.read()));
  store.set('two');
  store.set('three');
  expect(heard).toEqual(['two', 'three']);
});

test('who has stopped hears nothing more', () => {
  const store = createStore(0);
  const last = vi.fn();
  const stop = store.subscribe(last);
  stop();
  store.set(1);
  expect(last).not.toHaveBeenCalled();
});

test('a listener that leaves while it is called keeps no other from being called', () => {
  const store = createStore(0);
  const second = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(second);
  store.set(1);
  expect(second).toHaveBeenCalledOnce();
});
