export const artCopy = {
  coming: '絵柄を準備しています',
} as const;
