import { placeInScript, REPORTED_ROUTES, withoutUsersWords } from '../../../../contract/browser-report.ts';
import type { BrowserReport } from '../../../../contract/schemas/browser-report.ts';

const patternOf = (route: string) => new RegExp(`^${route.replace('*', '$^').replace(/:\w+/, '[^/]+')}/?$`);

/** Pattern of a page's address; `*` for an address of none. */
export const routeOf = (pathname: string): BrowserReport['route'] =>
  REPORTED_ROUTES.find((route) => patternOf(route).test(pathname)) ?? '*';

/** What an event or a thrown value is about. */
function readFault(fault: unknown): { error: unknown; place: string } {
  const { error, reason, filename, lineno, colno } = (fault ?? {}) as Partial<
    ErrorEvent & PromiseRejectionEvent
  >;
  return { error: error ?? reason ?? fault, place: filename ? `${filename}:${lineno}:${colno}` : '' };
}

/**
 * Message and place of an error of the app, without anything that its user typed.
 * @param fault an `error` or `unhandledrejection` event, or a thrown value
 * @returns null for an error that no script of the app is named in, such as one of a browser's extension
 */
export function faultReport(fault: unknown): Pick<BrowserReport, 'message' | 'place'> | null {
  const { error, place: at } = readFault(fault);
  const { name = '', message = '', stack = '' } = (error ?? {}) as Partial<Error>;
  const place = placeInScript(stack) ?? placeInScript(at);
  return place === null ? null : { message: withoutUsersWords(`${name}: ${message}`), place };
}
