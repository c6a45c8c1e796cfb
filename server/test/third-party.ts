import type { Response, TestClient } from './test-client.ts';

const pathOf = (location: unknown): string => {
  const url = new URL(String(location), 'http://localhost:3000');
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Follows redirects as a browser does, until something else than a redirect comes. */
export async function follow(client: TestClient, first: Response): Promise<Response & { path: string }> {
  let response = first;
  let path = '';
  for (let hops = 0; hops < 12 && response.status >= 300 && response.status < 400; hops += 1) {
    path = pathOf(response.headers.location);
    if (!/^\/(api\/auth|sandbox)\//.test(path)) break;
    response = await client.request({ path });
  }
  return { ...response, path };
}

/** Signs in at the sandbox, once the browser is there; where the shop sends it to. */
export async function answerSandbox(
  client: TestClient,
  screen: Response,
  form: { readonly account?: string; readonly answer: 'login' | 'cancel'; readonly subscriber?: 'true' },
): Promise<string> {
  const action = /action="([^"]+)"/.exec(screen.text)?.[1] ?? 'none';
  const answered = await client.request({
    method: 'POST',
    path: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  return (await follow(client, answered)).path;
}

/** The whole journey: to the provider, in as `account`, and back; the path that the browser ends on. */
export async function signInAs(
  client: TestClient,
  account: string,
  query: Readonly<Record<string, string>> = {},
  provider = 'au',
  { isSubscriber = false, userAgent = '' } = {},
): Promise<string> {
  const search = new URLSearchParams({
    login_ok_url: '/jp/apps/postcard/create/preview',
    login_ng_url: '/jp/apps/postcard/error/',
    remember_me: 'true',
    terms: 'true',
    ...query,
  });
  const started = await client.request({
    path: `/api/auth/${provider}?${search}`,
    headers: { 'user-agent': userAgent },
  });
  const screen = await follow(client, started);
  if (screen.status !== 200) throw new Error(`The provider was not reached: ${screen.status} ${screen.path}`);
  const box = isSubscriber ? ({ subscriber: 'true' } as const) : {};
  return answerSandbox(client, screen, { account, answer: 'login', ...box });
}

/** Begins to link as my page does, and comes back from the provider as this account; it is not linked yet. */
export async function comeBackAs(client: TestClient, account: string): Promise<string> {
  const started = await client.identityBegin({ body: { provider: 'au' } });
  if (!started.ok) throw new Error(`Linking was refused: ${JSON.stringify(started.error)}`);
  const { pathname, search } = new URL(started.value.url);
  const screen = await follow(client, await client.request({ path: `${pathname}${search}` }));
  return answerSandbox(client, screen, { account, answer: 'login' });
}
