import { z } from 'zod';
import { LOG_LEVELS } from '../log.ts';
import { setting } from './setting.ts';
import { RISKS } from './setting-values.ts';

/** What a process does, and how. */
export const processSettings = {
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development'), {
    what: '`production` refuses to start with what is only for trying out',
    readBy: 'every process',
    example: 'development',
  }),
  ALLOW: setting(z.string().default(''), {
    what: 'what `production` shall accept all the same',
    type: `${RISKS.join(', ')}; with commas`,
    readBy: 'every process',
    example: '',
    otherwise: 'nothing',
  }),
  ROLE: setting(z.enum(['web', 'worker', 'all']).default('all'), {
    what: 'what this process does; several may share one PostgreSQL and one store',
    readBy: 'every process',
    example: 'all',
  }),
  LIMITS: setting(z.enum(['full', 'relaxed']).optional(), {
    what: 'rate limits per address of origin: as they are, or times 1,000',
    readBy: 'web',
    example: 'relaxed',
    otherwise: '`full` in production, else `relaxed`',
  }),
  SIGNUP: setting(z.enum(['told', 'silent']).default('told'), {
    what: 'whether the answer to a sign-up tells that an address has an account, or only the mail to it does',
    readBy: 'web',
    example: 'silent',
  }),
  DRAWING: setting(z.enum(['ahead', 'asked']).default('ahead'), {
    what: 'whether one worker draws all designs in the background from the start, or each is drawn when somebody looks at it',
    readBy: 'worker',
    example: 'ahead',
  }),
  HEIC_DECODER: setting(z.enum(['off', 'on']).default('off'), {
    what: 'whether browsers that cannot read an iPhone’s HEIC are given a decoder for it: HEVC is patented, so ask first who licenses it to you. `off`: a sentence says what to do',
    readBy: 'web',
    example: 'off',
  }),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info'), {
    what: 'lighter lines of the log are not written; `info` has one for each request',
    readBy: 'every process',
    example: 'info',
  }),
};
