/** The Worker under test, with a second Durable Object class that has fault-injected services. */

export { Home } from '../../worker/home/home.ts';
export { default } from '../../worker/index.ts';
export { FaultedHome } from './faults/home.ts';
