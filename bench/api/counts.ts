/** Operations of a task. */
export const noCounts = () => ({
  workerRequests: 0,
  objectCalls: 0,
  objectMs: 0,
  objectRowsRead: 0,
  objectRowsWritten: 0,
  d1Statements: 0,
  d1RowsRead: 0,
  d1RowsWritten: 0,
  /** R2's classes: A writes and lists, B reads. */
  r2ClassA: 0,
  r2ClassB: 0,
  r2BytesWritten: 0,
  storyCalls: 0,
  storyCharactersIn: 0,
  moderationCalls: 0,
  opinionCalls: 0,
  opinionCharactersIn: 0,
  speechCalls: 0,
  speechCharacters: 0,
  alarms: 0,
});

export type Counts = ReturnType<typeof noCounts>;
