const PACKAGE = /\/node_modules\//;
const DONE = Symbol.for('stacks without packages');

type Formatter = NonNullable<typeof Error.prepareStackTrace> & { [DONE]?: true };

/**
 * Stacks of errors without frames of packages, until the runtime ends. The bundled packages have no source map, which
 * the module runner looks for in their whole text at every frame: a sixth of the CPU of a test of payments.
 */
export function withShortStacks(): void {
  const format: Formatter | undefined = Error.prepareStackTrace;
  if (!format || format[DONE]) return;
  const short: Formatter = (error, frames) =>
    format(
      error,
      frames.filter((frame) => !PACKAGE.test(frame.getFileName() ?? '')),
    );
  short[DONE] = true;
  Error.prepareStackTrace = short;
}
