import { stacksStarted } from '../testkit/product.ts';

await stacksStarted();
