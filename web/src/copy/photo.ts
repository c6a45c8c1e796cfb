import type { CutVerdict, FaceHint, Light, PhotoFailure, PhotoTone, UnreadType } from '@fumi/domain';

/* Sentences given by spec §4, §5, §8 stand word for word. */

/** The file types that photos may have; HEIC where the shop decodes it. */
const kinds = (hasHeic: boolean): string => (hasHeic ? 'JPEG、PNG、HEIC' : 'JPEG、PNG');

/** Spec §8: another type. */
const FILETYPE = '読み込めるのは、JPEGとPNGの写真だけです。';

/** The photo step (spec §2: 写真選択). */
export const photoCopy = {
  noFrame:
    'このページのレイアウトには、写真が入りません。入れるときは、レイアウトを変えるか、ほかのページを選んでください。',
  title: '写真選択',
  select: '写真を選択',
  selectAgain: '写真を選び直す',
  adjust: '位置を調整する',
  reading: '写真を読み込んでいます',
  rules: (hasHeic: boolean) => `${kinds(hasHeic)}（8MBまで）を1枚。`,
  dropHint: 'ここへ置いても選べます。',
  cutHint: 'ふちは断裁で少し切れることがあります。',
  drop: 'ここで放すと、この写真を使います',
  sides: '見る面',
  front: '表面',
  back: '裏面',
  frontCard: (design: string, fileName: string) => `表面の仕上がり。${design}。写真は${fileName}`,
  frontCardEmpty: (design: string) => `表面の仕上がり。${design}。写真はまだ選ばれていません`,
  backCard: '裏面の仕上がり。宛名面',
  empty: 'ここに写真が入ります',
  /** By the step that follows. */
  backHints: {
    sender: '宛名と差出人は、次の画面から入力します。',
    text: '文字は、次の画面から入力します。',
  } as Readonly<Record<string, string>>,
  backOf: (design: string) => `裏面の仕上がり。${design}`,
  finishedSize: (widthMm: number, heightMm: number) => `仕上がりの大きさ ${widthMm}×${heightMm}mm`,
  page: (page: number, count: number) => `${page}／${count}ページ`,
  /** By the step that follows; the postcard's is spec §2's. */
  next: {
    sender: '宛名面の入力へ進む',
    text: '文字の入力へ進む',
    confirm: '確認へ進む',
  } as Readonly<Record<string, string>>,
  count: '写真の枚数',
  countOf: (photos: number) => `${photos}枚`,
  spread: (photos: number, pages: number) =>
    photos === pages
      ? '1枚ずつ、すべてに別の写真が入ります。'
      : `写真1枚につき${pages / photos}枚のカードができます。`,
  slots: '写真の並び',
  slotEmpty: (slot: string) => `${slot}、写真はまだありません`,
  /** By what is cut off. */
  slotFilled: {
    fine: (slot: string, fileName: string) => `${slot}、${fileName}`,
    much: (slot: string, fileName: string) => `${slot}、${fileName}、大きく切れます`,
    face: (slot: string, fileName: string) => `${slot}、${fileName}、お顔が切れています`,
    art: (slot: string, fileName: string) => `${slot}、${fileName}、お顔にデザインの絵が重なっています`,
    gutter: (slot: string, fileName: string) => `${slot}、${fileName}、お顔が本のとじ目にかかっています`,
  } satisfies Record<CutVerdict, (slot: string, fileName: string) => string>,
  filled: (filled: number, slots: number) => `${slots}枚のうち${filled}枚を選びました`,
  earlier: '前と入れかえる',
  later: '次と入れかえる',
  remove: 'この写真を外す',
  undo: '元に戻す',
  replaced: '前の写真と入れかえました。',
  redo: 'やり直す',
  undone: (left: number) =>
    left > 0 ? `元に戻しました。あと${left}回戻せます。` : '元に戻しました。これより前はありません。',
  /** Beside text fields, which have their own undo. */
  photosUndone: (left: number): string => `写真の変更を${photoCopy.undone(left)}`,
  redone: (left: number) => (left > 0 ? `やり直しました。あと${left}回やり直せます。` : 'やり直しました。'),
  unused: '使っていない写真',
  unusedCount: (count: number) => `使っていない写真${count}枚（印刷されません）`,
  unusedHint: '押すと、いま選んでいるところに入ります。',
  alsoUnused: (count: number) => `ほかに${count}枚あります（まだどのページにも入っていません）`,
  dropUnused: '使っていない写真をすべて消す',
  useUnused: (fileName: string, slot: string) => `${fileName}を${slot}に入れる`,
  moveTo: 'この写真を移す先',
  byShape: '写真の向きに合わせて並べる',
  /** Why a photo should be looked at again (`Oddity`): in a word, and in a sentence. */
  odd: {
    blurred: { word: 'ぼけ', text: '少しぼけて見えます。ほかに写真があれば、見くらべてみてください。' },
    alike: { word: '類似', text: '似た写真があります。よく写っているほうだけを残すこともできます。' },
  },
  faceHints: {
    edge: 'お顔がふちにかかっています。切れて印刷されることがあります。',
    art: 'お顔にデザインの絵が重なっているようです。写真の位置を変えると、離せることがあります。',
    words: 'お顔に文字が重なっているようです。写真の位置を変えると、離せることがあります。',
    gutter: 'お顔が本のとじ目にかかるようです。写真の位置を変えると、離せることがあります。',
  } satisfies Record<FaceHint, string>,
  cut: {
    fine: '',
    much: '枠の形が写真と合わないため、広い範囲が切れます。お顔が切れていないか、位置をお確かめください。',
    face: 'お顔が枠からはみ出して、切れているようです。位置をお確かめください。',
    art: 'お顔にデザインの絵が重なっているようです。位置をお確かめください。',
    gutter: 'お顔が本のとじ目にかかるようです。位置をお確かめください。',
  } satisfies Record<CutVerdict, string>,
  byDate: '撮った順に並べる',
  readingMany: (done: number, total: number) => `${total}枚のうち${done}枚を読み込みました`,
  stopReading: '読み込みをやめる',
  rulesMany: (hasHeic: boolean) =>
    `${kinds(hasHeic)}（1枚\u200b8MBまで）。まとめて選ぶと、撮影の古い順に、空いているところへ入ります。`,
  toDesigns: 'もどる',
  otherDesigns: 'この写真で、ほかのデザインを見る',
  close: '閉じる',
  attention: '画像の大きさについて',
  /** Spec §8: image too small. */
  tooSmall: '画像の大きさが足りません。鮮明に印刷されない恐れがあります。',
  waiting: 'お待ちください',
  waitingText: 'ログインの状態を確かめています。',
} as const;

export const cropCopy = {
  title: '写真の位置',
  frame: '写真の位置',
  position: (x: number, y: number, zoom: number) =>
    `左から${x}パーセント、上から${y}パーセント、${zoom.toFixed(2)}倍`,
  panels: '調整するもの',
  view: '位置と大きさ',
  look: '明るさと色',
  zoom: '大きさ',
  times: (zoom: number) => `${zoom.toFixed(2)}倍`,
  level: '傾き',
  degrees: (level: number) =>
    level === 0 ? 'なし' : `${level > 0 ? '右' : '左'}へ${Math.abs(level).toFixed(1)}度`,
  turn: '右へ90度まわす',
  /** By quarter turns. */
  turned: {
    0: '向きは、もとのまま',
    1: '右へ90度まわした向き',
    2: '上下を逆にした向き',
    3: '左へ90度まわした向き',
  },
  dpi: (dpi: number) => `印刷の細かさ ${dpi}dpi`,
  verdicts: {
    fine: '鮮明に印刷できます。',
    low: photoCopy.tooSmall,
    refused: '写真の解像度が足りません。大きさや傾きを戻してください。',
  },
  touchHint:
    '写真を指で動かして、枠に入るところを選びます。二本の指で広げるか、続けて二度さわると大きくなります。',
  hint: '写真を動かして、枠に入るところを選びます。矢印キーで少しずつ、Shiftと矢印キーで大きく動きます。大きさは、「＋」「－」のキーかマウスのホイールで変わります。',
  lookHint: '写真のファイルそのものは変わりません。',
  reset: 'はじめの状態に戻す',
  nudge: '少しずつ動かす',
  left: '左へ',
  right: '右へ',
  up: '上へ',
  down: '下へ',
  cancel: 'やめる',
  unsaved: '調整したことは、まだ写真に入っていません。',
  leave: '入れずに閉じる',
  stay: '調整にもどる',
  ok: 'OK',
} as const;

export const lookCopy = {
  auto: '自動補正',
  lights: { brightness: '明るさ', contrast: 'くっきり', warmth: 'あたたかさ' } satisfies Record<
    Light,
    string
  >,
  amount: (value: number) => (value > 0 ? `+${value}` : String(value)),
  tone: '色合い',
  tones: { colour: 'カラー', mono: '白黒', sepia: 'セピア' } satisfies Record<PhotoTone, string>,
} as const;

export const failureCopy = {
  title: '写真の読み込みの失敗',
  text: '写真の読み込みに失敗しました。',
  several: (count: number, placed: number) =>
    `${count}枚の写真の読み込みに失敗しました。${placed > 0 ? 'ほかの写真は入っています。' : ''}`,
  leftOverTitle: '入りきらなかった写真',
  leftOver: (count: number) =>
    `ページにも「使っていない写真」にも空きがないため、${count}枚は読み込みませんでした。使わない写真を消すと、また選べます。`,
  causes: {
    filetype: FILETYPE,
    filesize: '8MBを超える写真は読み込めません。',
    fileempty: 'ファイルの中身が空です。',
    dimension: '写真の解像度が足りません。別の写真をお試しください。',
    filecount: '写真は一度に1枚だけ選べます。',
    imagedata: '画像を作れませんでした。別の写真、または別のブラウザーでお試しください。',
    heic: `${FILETYPE}この写真はHEIC形式（iPhoneなどの写真の形式）です。iPhoneでは「ファイル」からではなく「写真」から選ぶと、そのまま読み込めます。パソコンでは、写真アプリで「JPEG」として書き出してから選んでください。これから撮る写真は、iPhoneの「設定」→「カメラ」→「フォーマット」を「互換性優先」にするとJPEGになります。Androidでは、カメラの設定で「HEIF」（高効率）を切ると、次の写真からJPEGになります。`,
    picture: `${FILETYPE}この画像は別の形式（TIFF・GIF・BMP・RAWなど）です。写真のアプリで開き、「JPEG」として書き出してから選んでください。`,
    video: `${FILETYPE}このファイルは動画か、Live Photosの動く部分です。写真のほうを選んでください。動画の一場面は、動画のアプリで「JPEG」の静止画として書き出すと選べます。`,
    pdf: `${FILETYPE}このファイルはPDFです。もとの写真を選ぶか、PDFを「JPEG」の画像として書き出してから選んでください。`,
    'heic-away':
      'この写真（HEIC形式）を読み込むには、通信が要ります。電波の届くところで、もう一度お選びください。',
  } satisfies Record<PhotoFailure | 'heic' | 'heic-away' | UnreadType, string>,
  /** What helps when one photo fails; stands after the cause. */
  tips: {
    filesize:
      '写真のアプリの「サイズ変更」や「書き出し」で、長いほうを5000画素ほどにすると、8MBより小さくなります。はがきには、それでじゅうぶんです。',
    dimension:
      'LINEやSNSから保存した写真、画面を写した画像、細長いパノラマは、画素が足りないことがあります。撮ったままの写真をお使いください。',
    filetype:
      'このファイルは、写真ではないか、壊れているようです。写真のアプリで開けるときは、「JPEG」として書き出してから選んでください。',
    imagedata:
      'このファイルは、壊れているか、途中までしか保存されていないのかもしれません。写真のアプリで開いて、最後まで見えるか、お確かめください。1億画素ほどの大きな写真は、小さく書き出すと入ります。',
  } as Partial<Record<PhotoFailure | 'heic' | 'heic-away' | UnreadType, string>>,
  hint: {
    ios: 'お使いのブラウザーでは写真を選べないことがあります。Safariで開いてお試しください。',
    android: 'お使いのブラウザーでは写真を選べないことがあります。Chromeで開いてお試しください。',
  },
  pick: '別の写真を選ぶ',
  close: '閉じる',
} as const;

export const promptCopy = {
  less: {
    title: '写真が選択されていません。',
    text: '編集に戻って写真を選択してください。',
    back: '編集にもどる',
    some: (missing: number) => `写真があと${missing}枚必要です。`,
    someText: '次の空いているところを選んでおきました。写真を入れて、もう一度お進みください。',
    layouts: '写真のないページは、レイアウトを「文章だけ」や「何も入れない」にすることもできます。',
  },
  copyright: {
    title: '著作権の確認',
    text: 'この写真は、ご自身で撮影したものか、使うことを許されたものですか。他の人が権利を持つ写真や、テレビ・雑誌・ウェブサイトの画像は、お使いいただけません。',
    accept: '問題ありません',
    cancel: '編集にもどる',
  },
  previewWarning: {
    title: '写真を選ぶ前に',
    edges:
      '印刷と断裁の都合で、写真のふちが少し切れることがあります。大切なものが、ふちから離れて写っている写真をお選びください。',
    library:
      'スマートフォンでお作りの方は、その場で撮影せずに、写真のライブラリーから選んでください。カメラを起動すると、途中の内容が消えることがあります。',
    dismiss: 'わかりました',
  },
  error: {
    title: 'エラーが発生しました',
    text: 'ログインの状態を確かめられませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
    close: '閉じる',
  },
} as const;
