import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the development server finds the shop's server, which answers everything that is not a page. */
const SHOP = process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;

/** The shop's server refuses calls from another origin: the development server speaks for it. */
const toShop = { target: SHOP, headers: { origin: SHOP } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api': toShop, '/material': toShop, '/sandbox': toShop },
  },
  css: { transformer: 'lightningcss' },
  worker: { format: 'es' },
});
