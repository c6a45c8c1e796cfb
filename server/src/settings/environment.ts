import { z } from 'zod';
import { dataSettings } from './data.settings.ts';
import { networkSettings } from './network.settings.ts';
import { outsideSettings } from './outside.settings.ts';
import { processSettings } from './process.settings.ts';

/** Everything that can be configured. Who starts the shop reads it in docs/configuration.md. */
export const environment = z.object({
  ...networkSettings,
  ...dataSettings,
  ...outsideSettings,
  ...processSettings,
});

export type Environment = z.output<typeof environment>;
