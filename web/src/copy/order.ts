export const orderCopy = {
  proof: '印刷用のPDFを開く',
  newTab: '（新しいタブで開きます）',
  proofNote: '60ページすべてを、断ち落としと印刷所用のコードも含めてご覧いただけます。',
  front: (label: string) => `${label}の表面の仕上がり`,
  backHeading: '宛名面',
} as const;
