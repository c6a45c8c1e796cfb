import { hashSource } from '../src/http/inline-styles.ts';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef1f4;color:#1f2328;font:1rem/1.7 sans-serif}
main{box-sizing:border-box;width:min(24rem,90vw);padding:1.5rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 4px #0003}
h1{margin:0 0 .5rem;font-size:1.15rem}label{display:block;margin:1rem 0 .25rem}input{box-sizing:border-box;width:100%;min-height:44px;padding:0 .75rem;font:inherit}input[type=checkbox]{width:auto;min-height:0;margin-right:.5rem}
button{display:block;width:100%;min-height:44px;margin-top:1rem;border:0;border-radius:.5rem;background:#1f5fbf;color:#fff;font:inherit;font-weight:bold}
button[value=cancel]{background:#e3e7eb;color:#1f2328}`;

/** Without form-action, which would block the redirects from this form back to the shop. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}`;

/** The sandbox's only screen: who do you want to be? `label`, `action` and `subscription` are ours. */
export const identityPage = (
  label: string,
  action: string,
  subscription: string | null,
): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${label}（開発用）</title><style>${STYLE}</style></head>
<body><main><h1>${label}（開発用）</h1>
<p>本物の認証サービスの代わりです。どの名前でもログインできます。名前ごとに別の人になります。</p>
<form method="post" action="${action}">
<label for="account">名前（半角英数字）</label>
<input id="account" name="account" value="taro" pattern="[a-z0-9._\\-]{1,40}" required autocapitalize="none" autocomplete="off">
${
  subscription === null
    ? ''
    : `<label><input type="checkbox" name="subscriber" value="true">${subscription}の会員</label>\n`
}<button name="answer" value="login">ログインする</button>
<button name="answer" value="cancel" formnovalidate>やめる</button>
</form></main></body></html>
`;
