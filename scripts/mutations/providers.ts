import type { Mutation } from './mutation.ts';

const watch = {
  area: 'providers',
  file: 'worker/sweeping/model-watch.ts',
  tests: ['worker/sweeping/model-watch.test.ts'],
};
const notices = { ...watch, file: 'worker/db/watched-models.ts' };
const checking = {
  area: 'providers',
  file: 'worker/story/checking.ts',
  tests: ['worker/story/checking.node.test.ts'],
};
const servers = {
  area: 'providers',
  file: 'worker/ai-servers.ts',
  tests: ['worker/ai-servers.node.test.ts'],
};
const openai = {
  area: 'providers',
  file: 'worker/providers/openai.ts',
  tests: ['tools/providers/known-servers.test.ts', 'worker/providers/openai.node.test.ts'],
};
const rubric = {
  area: 'providers',
  file: 'worker/providers/moderation-rubric.ts',
  tests: ['worker/providers/openai.node.test.ts'],
};

/** Who writes and who checks, who comes next, and what the owner hears of them. */
export const PROVIDERS: readonly Mutation[] = [
  {
    ...openai,
    id: 'providers-effort',
    fault: 'the model is not told how hard to think',
    find: '...(server.reasoningEffort && { reasoning_effort: server.reasoningEffort }),',
    replace: '',
  },
  {
    ...openai,
    id: 'providers-limit',
    fault: 'the longest answer is called the same at every server',
    find: '[server.tokenLimit]: order.maxTokens,',
    replace: 'max_completion_tokens: order.maxTokens,',
  },
  {
    ...servers,
    id: 'providers-key-elsewhere',
    fault: 'a server of one’s own is sent the key of OpenAI',
    find: 'if (url !== undefined && (server.key === undefined || server.model === undefined)) {',
    replace: 'if (url !== undefined && server.model === undefined) {',
    tests: ['worker/ai-servers.node.test.ts'],
  },
  {
    ...servers,
    id: 'providers-any-secret-as-key',
    file: 'worker/server-list.ts',
    fault: 'any secret can be named as a key',
    find: '/^[A-Z][A-Z0-9_]*_API_(KEY|TOKEN)$/',
    replace: '/^[A-Z][A-Z0-9_]*$/',
  },
  {
    ...checking,
    id: 'providers-one-check',
    fault: 'the first service that does not answer ends the story',
    find: 'if (isLast) throw error;',
    replace: 'throw error;',
  },
  {
    ...checking,
    id: 'providers-check-after-hanging-up',
    fault: 'a service is asked for somebody who has left',
    find: 'signal.throwIfAborted();',
    replace: '',
  },
  {
    ...rubric,
    id: 'providers-any-verdict',
    fault: 'whatever a model answers is a verdict',
    find: 'if (Number(number) !== position + 1) throw',
    replace: 'if (false) throw',
  },
  {
    ...rubric,
    id: 'providers-fewer-verdicts',
    fault: 'a text without a verdict is left out',
    find: 'if (lines.length !== texts) throw',
    replace: 'if (false) throw',
  },
  {
    ...watch,
    id: 'watch-no-end',
    fault: 'nobody hears of a model that ends',
    find: 'if (status.shutdownAt !== null) await notifyShutdown(env, use, status.shutdownAt, now);',
    replace: '',
  },
  {
    ...watch,
    id: 'watch-no-problem',
    fault: 'nobody hears of a model that cannot be used',
    find: 'await notifyModelProblem(env, use, status.problem);',
    replace: '',
  },
  {
    ...notices,
    id: 'watch-every-night',
    fault: 'the same problem is a mail every night',
    find: 'const isNew = or(isNull(toldProblem), ne(toldProblem, problem));',
    replace: 'const isNew = sql`1`;',
  },
  {
    ...notices,
    id: 'watch-every-model',
    fault: 'one wrong key is a mail for each model',
    find: ', not(isToldElsewhere)',
    replace: '',
  },
  {
    ...notices,
    id: 'watch-never-over',
    fault: 'a problem that comes back is not told again',
    find: 'toldProblem: null,',
    replace: '',
  },
];
