/** The Worker under test, with a second Durable Object class that has fault-injected services. */

export { default } from '../../worker/index.ts';
export { Storyteller } from '../../worker/storyteller/storyteller.ts';
export { FaultedStoryteller } from './faults/storyteller.ts';
