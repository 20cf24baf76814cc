import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from './i18n/i18n.ts';
import { loadWords } from './i18n/words.ts';
import { faults } from './lib/faults.ts';
import { surviveReplacedNodes } from './lib/replaced-nodes.ts';
import { AppRoutes } from './routes.tsx';
import './styles/index.css';

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

startI18n().then(() => {
  // Texts of the home page's later parts are one file, which every page needs in part.
  loadWords('errors', 'layout').catch(() => undefined);
  show();
});
