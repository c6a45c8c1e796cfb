/** Every refusal on the wire: its status and the sentence for people (design §6). Codes are for programs. */
export const ERRORS = {
  bad_request: { status: 400, message: 'リクエストの形式が正しくありません。' },
  unauthenticated: { status: 401, message: 'ログインしてください。' },
  login_failed: {
    status: 401,
    message: 'ログインに失敗しました。メールアドレスとパスワードをご確認ください。',
  },
  forbidden: { status: 403, message: 'この操作はできません。' },
  not_found: { status: 404, message: '見つかりませんでした。' },
  unsupported_product: { status: 404, message: '{code} is not a supported product' },
  unique: { status: 409, message: 'このメールアドレスはすでに登録されています。' },
  wrong_state: { status: 409, message: 'すでに処理が進んでいるため、この操作はできません。' },
  not_orderable: { status: 409, message: 'このデザインの受付は終了しました。別のデザインをお選びください。' },
  gone: { status: 410, message: 'このログイン方法は終了しました。' },
  too_large: { status: 413, message: '送信されたデータが大きすぎます。' },
  invalid: { status: 422, message: '入力内容をご確認ください。' },
  filetype: { status: 422, message: '写真の読み込みに失敗しました。読み込めるのはJPEGとPNGの写真だけです。' },
  filesize: { status: 422, message: '写真の読み込みに失敗しました。8MBを超える写真は読み込めません。' },
  fileempty: { status: 422, message: '写真の読み込みに失敗しました。ファイルの中身が空です。' },
  dimension: {
    status: 422,
    message: '写真の読み込みに失敗しました。写真の解像度が足りません。別の写真をお試しください。',
  },
  imagedata: {
    status: 422,
    message: '写真の読み込みに失敗しました。画像を作れませんでした。別の写真をお試しください。',
  },
  too_many_requests: {
    status: 429,
    message: '操作の回数が上限に達しました。しばらくしてからお試しください。',
  },
  internal: { status: 500, message: 'エラーが発生しました。しばらくしてからお試しください。' },
  unavailable: { status: 503, message: 'ただいま混み合っています。しばらくしてからお試しください。' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every refusal: `{"error": {…}}`. `fields` holds problem codes by field name. */
export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  };
};
