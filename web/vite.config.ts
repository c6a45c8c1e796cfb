import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { phrases } from './build/phrases.ts';
import { spokenNames } from './build/spoken-names.ts';

/** Where the development server finds the shop's server, which answers everything that is not a page. */
const SHOP = process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;

/** The shop's server refuses calls from another origin: the development server speaks for it. */
const toShop = { target: SHOP, headers: { origin: SHOP } };

/** A page begins with facts that the server writes into it: the development server copies them from the front page. */
const bootFacts: Plugin = {
  name: 'boot-facts',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const front = await (await fetch(SHOP)).text();
    const facts = /<script type="application\/json" id="fumi-boot">.*?<\/script>/s.exec(front)?.[0] ?? '';
    return html.replace('<div id="root">', (root) => facts + root);
  },
};

/** The operators' side is another page, at every address below /desk/. */
const deskPage: Plugin = {
  name: 'desk-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/desk(\/[^.]*)?(\?|$)/.test(request.url ?? '')) request.url = '/desk.html';
      next();
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [phrases, spokenNames, react(), bootFacts, deskPage],
  server: {
    port: 5173,
    proxy: { '/api': toShop, '/material': toShop, '/sandbox': toShop },
  },
  css: { transformer: 'lightningcss' },
  worker: { format: 'es' },
});
