import { watch } from './watch.ts';

watch();
