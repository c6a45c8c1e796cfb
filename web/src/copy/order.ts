export const orderCopy = {
  proof: '印刷用のPDFを開く',
  proofNot: {
    waiting: '印刷用のPDFを用意しています。できあがると、ここから開けます。',
    failed: '印刷用のPDFを、まだ用意できていません。こちらで調べていますので、しばらくお待ちください。',
    refused: '印刷用のPDFを開けませんでした。保存の期間を過ぎていることがあります。',
  },
  proofNote: (pages: number) =>
    `${pages}ページすべてを、断ち落としと印刷所用のコードも含めてご覧いただけます。`,
  front: (label: string, place: string | null = null) =>
    `${label}の表面の仕上がり${place === null ? '' : `、${place}`}`,
  backHeading: '宛名面',
  lostAddresses:
    '保管した宛名を開く鍵がないため、宛名面をここに表示できません。刷り上がりは、印刷用のPDFでお確かめください。',
} as const;
