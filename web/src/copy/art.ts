export const artCopy = {
  coming: 'デザインの絵柄を準備しています',
} as const;
