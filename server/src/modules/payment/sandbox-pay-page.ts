import type { SandboxRow } from './sandbox-payment.repository.ts';

export const SANDBOX_PAY_STYLE = `body{margin:0;padding:32px 16px;background:#eef1f4;color:#1c2430;font:16px/1.7 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif}
main{max-width:420px;margin:0 auto;padding:28px;background:#fff;border-radius:10px;box-shadow:0 2px 12px #0002}
h1{margin:0 0 4px;font-size:20px}p{margin:0 0 16px}strong{font-size:26px}
label{display:block;margin:0 0 16px}select,button{width:100%;min-height:48px;margin:6px 0;padding:8px 12px;border:1px solid #697586;border-radius:8px;background:#fff;font:inherit}
button{cursor:pointer}button.pay{border-color:#1f5f3f;background:#1f5f3f;color:#fff;font-weight:bold}small{color:#4a5563}span{white-space:nowrap}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${SANDBOX_PAY_STYLE}</style></head><body><main>${body}</main></body></html>`;

const button = (outcome: string, label: string, kind = ''): string =>
  `<button name="outcome" value="${outcome}"${kind ? ` class="${kind}"` : ''}>${label}</button>`;

/** The order's number stays on one line, at 400 % too. */
const titled = (title: string): string => title.replace(/\S+-\S+/, '<span>$&</span>');

/** Where the payer chooses how the payment ends. The title is ours and the amount a number: nothing to escape. */
export function sandboxPayPage(payment: SandboxRow): string {
  const amount = payment.amountYen.toLocaleString('ja-JP');
  const choices = `<form method="post">
<label>通知のタイミング<select name="notice"><option value="before">戻る前に1回</option><option value="after">戻った後に1回</option><option value="twice">戻る前に2回</option><option value="never">届かない</option></select></label>
${button('success', '支払う', 'pay')}${button('secure', '本人認証（3-Dセキュア）へ進む')}${button('decline', '承認されなかったことにする')}${button('close', '支払わずに戻る')}</form>`;
  const account = `<p>返金先の口座をお知らせください。</p><form method="post">${button('account', '口座を登録する', 'pay')}${button('no-account', '返金できなかったことにする')}</form>`;
  const ended = `<p>このお支払いの手続きは終わっています。</p><form method="post">${button('close', 'お店へ戻る')}</form>`;
  return page(
    'お支払い（サンドボックス）',
    `<h1>お支払い</h1><p><small>これは練習用のページです。お金は動きません。</small></p><p>${titled(payment.title)}<br><strong>${amount}円</strong></p>${payment.state === 'open' ? choices : payment.state === 'refund_waiting' ? account : ended}`,
  );
}

export const sandboxSecurePage = (payment: SandboxRow): string =>
  page(
    '本人認証（サンドボックス）',
    `<h1>本人認証</h1><p>カード会社の認証ページのかわりです。</p><form method="post" action="/sandbox/pay/${payment.ref}">${button('success', '認証して支払う', 'pay')}${button('decline', '認証に失敗する')}</form>`,
  );
