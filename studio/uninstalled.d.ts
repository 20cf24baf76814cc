/**
 * Stands in for the types of packages that are installed in this folder alone, so that the type check of the whole
 * repository reads every file. Where they are installed (`npm test --prefix studio`), their own types count.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- nothing is claimed about a package that is not there
type Uninstalled = any;

declare const uninstalled: Uninstalled;
export default uninstalled;
export type Sharp = Uninstalled;
export const ElevenLabsClient: Uninstalled;
