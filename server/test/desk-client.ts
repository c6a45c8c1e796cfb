import { createDeskClient, type DeskClient } from '@fumi/contract';
import type { Role } from '@fumi/domain';
import type { FastifyInstance } from 'fastify';
import type { TestApp } from './harness.ts';
import { type TestClient, testClient } from './test-client.ts';

/** A browser at the desk. */
export type DeskVisitor = DeskClient & Pick<TestClient, 'cookies' | 'request'>;

export function deskVisitor(app: FastifyInstance, cookies = new Map<string, string>()): DeskVisitor {
  const { request, send } = testClient(app, cookies);
  return { ...createDeskClient(send), cookies, request };
}

/** A browser in which an operator of this role is signed in, through the sandbox's link. */
export async function signedInDesk(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  role: Role,
): Promise<DeskVisitor> {
  const desk = deskVisitor(app);
  await desk.request({ path: `/sandbox/desk?key=${context.deskKey}&role=${role}` });
  return desk;
}
