export const orderCopy = {
  proof: '印刷用のPDFを開く',
  newTab: '（新しいタブで開きます）',
  proofNote: (pages: number) =>
    `${pages}ページすべてを、断ち落としと印刷所用のコードも含めてご覧いただけます。`,
  front: (label: string, photo: number | null = null) =>
    `${label}の表面の仕上がり${photo === null ? '' : `、写真${photo}枚目`}`,
  backHeading: '宛名面',
} as const;
