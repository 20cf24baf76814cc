/**
 * The Worker under test. Its Home can be measured, and a second Durable Object class has fault-injected services.
 */

export { default } from '../../worker/index.ts';
export { MeasuredHome as Home } from './crossings/home.ts';
export { FaultedHome } from './faults/home.ts';
