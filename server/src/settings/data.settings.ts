import { z } from 'zod';
import { SEALS } from '../adapters/storage-sealed.ts';
import { setting } from './setting.ts';
import { optional, ownSheets, secretKeys, urlOf } from './setting-values.ts';

/** Where things are kept, and what is encrypted there. */
export const dataSettings = {
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    what: 'embedded database, files and mails unless others hold them, and what is drawn',
    type: 'folder',
    readBy: 'every process',
    example: './data',
  }),
  DATABASE_URL: setting(urlOf(/^postgres(?:ql)?$/, 'postgres://user:password@host:5432/database'), {
    what: 'PostgreSQL 15 or later; production needs it',
    type: 'URL',
    readBy: 'every process',
    example: 'postgres://fumi:secret@db.example/fumi',
    otherwise: 'the embedded database',
  }),
  SECRET_KEYS: setting(secretKeys(), {
    what: 'seal second factors and, with `FILES`, photos and press files, and sign the log; the same in every process, newest first',
    type: 'keys of 32 bytes in base64, with commas',
    readBy: 'every process',
    example: '',
    otherwise: 'one is made in `DATA_DIR/secret.key`',
  }),
  STORAGE_URL: setting(urlOf(/^s3$/, 's3://bucket?endpoint=https://…&region=…'), {
    what: 'an S3-compatible store for photos and press files',
    type: 'URL',
    readBy: 'every process',
    example: 's3://bucket?endpoint=https://s3.example&region=ap-northeast-1',
    otherwise: 'files under `DATA_DIR`',
  }),
  FILES: setting(z.enum(SEALS).default('plain'), {
    what: 'whether photos and press files rest encrypted with `SECRET_KEYS`; without those keys nobody can read them again. `sealed-only` does not read unencrypted objects, once `files seal` has sealed what was there',
    readBy: 'every process',
    example: 'sealed',
  }),
  RECIPIENTS: setting(z.enum(['plain', 'sealed']).default('plain'), {
    what: 'whether recipients of cards rest encrypted with `SECRET_KEYS` in the database once their order is over, until they are deleted',
    readBy: 'every process',
    example: 'sealed',
  }),
  AWS_ACCESS_KEY_ID: setting(optional(), {
    what: 'name of the store’s access key; needed with `STORAGE_URL`',
    type: 'text',
    readBy: 'every process',
    example: '',
  }),
  AWS_SECRET_ACCESS_KEY: setting(optional(), {
    what: 'the key itself; needed with `STORAGE_URL`',
    type: 'secret',
    readBy: 'every process',
    example: '',
  }),
  HOT_FOLDER: setting(optional(), {
    what: 'where sheets go when a run starts: the folder that the printing machine watches; a bucket, `s3://…` as in `STORAGE_URL` and with the same keys; or another machine, `sftp://user@host/folder?key=…&known_hosts=…` with OpenSSH’s files',
    type: 'folder or URL',
    readBy: 'worker',
    example: '/mnt/press/hot',
    otherwise: 'operators save the sheets',
  }),
  SHEETS: setting(ownSheets(), {
    what: 'sizes of sheets that the press takes beside those of `content/print-runs.json`, or in place of the one of the same name; edge, gutter and marks are the machine’s, as there',
    type: 'names with width x height in mm, with commas',
    readBy: 'every process',
    example: '菊四切 318x469, B4 257x364',
    otherwise: 'SRA3, A3+ and A4',
  }),
};
