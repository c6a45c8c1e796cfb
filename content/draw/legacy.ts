/** The 2019 edition (T0019, material 11): closed, kept so that its books can still be read. */
export const LEGACY_GROUP = {
  id: 1,
  label: '年賀状 2019',
  tag: { id: 101, label: '写真いっぱい' },
  startDate: '2018-10-01',
  expirationDate: '2019-01-10',
} as const;

export const LEGACY_KITS: readonly { readonly id: number; readonly slug: string }[] = [
  { id: 19001, slug: 'photo-full-landscape' },
  { id: 19002, slug: 'photo-white-border' },
];
