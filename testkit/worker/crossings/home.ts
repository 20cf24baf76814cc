import type { Env } from '../../../worker/env.ts';
import { Home } from '../../../worker/home/home.ts';
import { farEnv } from './bindings.ts';

/** The Home whose own calls of D1 and R2 are measured as well. */
export class MeasuredHome extends Home {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, farEnv(env));
  }
}
