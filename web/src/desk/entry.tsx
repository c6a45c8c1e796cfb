import '../ui/layers.css';
import './desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '../ui/hear-first.ts';
import { deskRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root) {
  const router = createBrowserRouter(deskRoutes, { basename: '/desk' });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
