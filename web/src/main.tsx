import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { apiOrigin } from './api/origin.ts';
import { keepWarm } from './features/server-status/keep-warm.ts';
import { startI18n } from './i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';
import './styles/index.css';

await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>,
);

keepWarm(apiOrigin());
