import { app } from './app.ts';

export { Storyteller } from './storyteller/storyteller.ts';
export default app;
