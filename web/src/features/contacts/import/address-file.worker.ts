import { addMissingMethods } from '../../../platform/missing-methods.ts';
import { answerCalls } from '../../../platform/worker-calls.ts';
import { answerJob, createAddressFile, type Job } from './address-file.ts';

addMissingMethods();
const file = createAddressFile();
answerCalls((job: Job) => answerJob(file, job));
