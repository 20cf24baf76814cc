import 'i18next';
import type { Namespaces } from '../../../words/app.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: Namespaces;
  }
}
