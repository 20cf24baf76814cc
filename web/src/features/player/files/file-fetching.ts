import { createFileProxy, proxyPage } from './file-proxy.ts';

/** The document's only hidden page; see `file-proxy.ts`. */
export const fileProxy = createFileProxy(proxyPage);
