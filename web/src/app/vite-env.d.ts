/** Written by build.ts after the browser's part is built; only the server's part has it. */
declare const __FUMI_DOCUMENT__: import('./document.ts').BuiltDocument;
