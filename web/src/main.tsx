import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from './i18n/i18n.ts';
import { loadWords } from './i18n/words.ts';
import { faults } from './lib/faults.ts';
import { surviveReplacedNodes } from './lib/replaced-nodes.ts';
import { AppRoutes, pageArrived } from './routes.tsx';
import './styles/index.css';

/** Milliseconds after which a page whose file has not come shows that it is loading. */
const DRAWN_AFTER_MS = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (fault) => faults.push(fault));
surviveReplacedNodes();

function show() {
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>
  );
  const { dataset } = document.documentElement;
  if (root.hasChildNodes() && dataset.wait === undefined) {
    hydrateRoot(root, app);
  } else {
    // Nothing is prerendered, or not for this visitor: public/first-paint.js has hidden it.
    root.replaceChildren();
    createRoot(root).render(app);
    delete dataset.wait;
  }
}

startI18n().then(async () => {
  // Texts of the home page's later parts are one file, which every page needs in part.
  loadWords('errors', 'layout').catch(() => undefined);
  // Drawn once: what React shows while it waits stays for 300 ms at least.
  await Promise.race([pageArrived(location.pathname), pause(DRAWN_AFTER_MS)]);
  show();
});
