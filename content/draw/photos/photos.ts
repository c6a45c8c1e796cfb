/** The sample photos: one file each, 1600 × 1200, drawn by us. */
export type PhotoName =
  | 'family'
  | 'baby'
  | 'wedding'
  | 'dog'
  | 'lake'
  | 'children'
  | 'kimono'
  | 'cat'
  | 'bouquet'
  | 'sea'
  | 'snow'
  | 'home'
  | 'toddler'
  | 'grandparents'
  | 'yukata'
  | 'winter-couple'
  | 'shrine';
