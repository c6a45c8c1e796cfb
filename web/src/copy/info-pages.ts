/* Pages that only explain; apart from the words of the root pages, which every first visit loads. */

export const flowErrorCopy = {
  text: '手続きの途中でエラーが発生しました。入力した内容は、この端末に残っていることがあります。お手数ですが、もう一度お試しください。',
  retry: 'つづきから試す',
  toRoot: '商品のページへもどる',
} as const;

export const memberTfaCopy = {
  lead: 'これまでお使いのSNSでのログインは、提供元のサービスの変更により終了しました。',
  text: 'メールアドレスとパスワードでのログインに切り替えると、連絡帳とご注文の履歴をそのままお使いいただけます。',
  steps: [
    '下の「ログインの画面を開く」から「パスワードをお忘れの方」を押し、ご登録のメールアドレスを入れます。',
    '届いたメールのリンクを開き、新しいパスワードを入れます。',
    '次回からは、メールアドレスとそのパスワードでログインします。',
  ],
  noAddress:
    'メールアドレスを登録していない方は、お問い合わせください。ご本人を確認のうえ、切り替えをお手伝いします。',
  toInquiry: 'お問い合わせ',
  start: 'ログインの画面を開く',
} as const;
