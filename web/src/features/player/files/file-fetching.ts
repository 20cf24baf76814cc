import { apiOrigin } from '../../../api/origin.ts';
import { createFileProxy, proxyPage } from './file-proxy.ts';

/** The one hidden page of this document; see `file-proxy.ts`. */
export const fileProxy = createFileProxy(proxyPage(apiOrigin()));
