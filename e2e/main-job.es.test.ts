import { testMainJob } from './main-job.ts';

testMainJob('es');
