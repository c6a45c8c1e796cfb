/* The shop with a twelfth product as a process of its own, for the journey that looks at it. */
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDrawing } from '../src/content/drawing.ts';
import { openContext } from '../src/context.ts';
import { createLog } from '../src/log.ts';
import { contentWithTwelfth } from './twelfth-product.ts';

const content = await contentWithTwelfth();
const drawing = openDrawing({ staticDir: content.staticDir, log: createLog(() => {}, Date.now) });
const context = await openContext(readConfig(process.env), { content: { ...content, drawing } });
const app = await buildApp(context);
process.once('SIGTERM', async () => {
  await app.close();
  await context.close();
  process.exit();
});
await app.listen({ host: context.config.host, port: context.config.port });
