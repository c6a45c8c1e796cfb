/* The question whether visits may be measured: asked once, and refusing is as easy as agreeing. */

export const consentCopy = {
  label: 'ご利用状況の計測について',
  question:
    'よりよいお店にするため、外部のサービスでご利用状況を計測してもよろしいですか。お名前やご住所は送りません。',
  agree: '同意する',
  refuse: '同意しない',
  more: 'くわしく',
  settingsTitle: '外部のサービスによる計測の設定',
  given: '計測に同意しています。',
  refused: '計測に同意していません。',
  open: 'まだお選びいただいていません。',
} as const;
