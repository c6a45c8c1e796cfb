/** Shown above every page, by a script in the oldest syntax. */
export const oldBrowserCopy = {
  text: 'お使いのブラウザは古いため、はがきの作成、ログイン、ご注文ができません。ページを読むことはできます。',
  advice:
    'ブラウザか端末のソフトウェアを新しくするか、Chrome・Edge（99以降）、Firefox（98以降）、Safari（iOS・macOSとも15.4以降）でもう一度お開きください。',
} as const;

/** For `noscript`, on pages that are empty without the application; only the server renders it. */
export const noScriptCopy =
  'このページをご覧いただくには、ブラウザの設定でJavaScriptを有効にして、開き直してください。商品の説明は、無効のままでもお読みいただけます。';
