/*
 * Photos of packages that anybody can install, with the faces that a person saw in them. The photos are not in this
 * repository: `npm run bench faces` fetches them. Faces are marked from hair to chin and ear to ear; people who walk by
 * in the background are not.
 */

/** Where photos come from: a package of Debian 12 or of npm. */
export type PhotoPackage = {
  readonly name: string;
  readonly version: string;
  readonly registry: 'debian' | 'npm';
  readonly folder: string;
  /** What the package says of them; of the public domain, why. */
  readonly licence: string;
  readonly author: string;
};

/** A box in hundredths of the sides of the upright photo: left, top, width, height. */
type MarkedFace = readonly [left: number, top: number, width: number, height: number];

export type MarkedPhoto = {
  readonly file: string;
  /** Quarters clockwise that make it stand upright; cameras of their time wrote none. */
  readonly turn?: 1 | 2 | 3;
  readonly faces: readonly MarkedFace[];
};

export const FACE_PHOTOS: readonly {
  readonly from: PhotoPackage;
  readonly photos: readonly MarkedPhoto[];
}[] = [
  {
    from: {
      name: 'kphotoalbum',
      version: '5.9.1-1',
      registry: 'debian',
      folder: '/usr/share/kphotoalbum/demo',
      licence: 'GPL-2.0-or-later',
      author: 'Jesper K. Pedersen',
    },
    photos: [
      { file: 'anne_helene.jpg', faces: [[36, 23, 21, 17]] },
      {
        file: 'bar55.jpg',
        faces: [
          [33, 38, 13, 22],
          [45, 24, 13, 26],
        ],
      },
      {
        file: 'bar55_2.jpg',
        faces: [
          [34, 20, 13, 25],
          [48, 16, 16, 26],
        ],
      },
      { file: 'cold_water.jpg', faces: [[55, 33, 6, 12]] },
      {
        file: 'grand_canyon_1.jpg',
        turn: 2,
        faces: [
          [16, 19, 9, 18],
          [41, 33, 9, 18],
        ],
      },
      { file: 'grand_canyon_2.jpg', faces: [[44, 42, 9, 12]] },
      { file: 'jesper.jpg', faces: [[19, 0, 71, 92]] },
      { file: 'jesper_2.jpg', faces: [[32, 22, 37, 66]] },
      { file: 'new_wave_1.jpg', turn: 1, faces: [[59, 22, 20, 18]] },
      { file: 'new_wave_2.jpg', faces: [[35, 24, 32, 57]] },
      {
        file: 'pool.jpg',
        faces: [
          [35, 21, 9, 15],
          [68, 17, 5, 8],
        ],
      },
      { file: 'pool_2.jpg', turn: 3, faces: [[38, 8, 9, 8]] },
      {
        file: 'qt-logo.jpg',
        faces: [
          [16, 13, 15, 32],
          [42, 13, 19, 34],
          [72, 8, 17, 31],
        ],
      },
      {
        file: 'wayne.jpg',
        turn: 1,
        faces: [
          [26, 32, 10, 12],
          [78, 34, 10, 10],
        ],
      },
      { file: 'blackie.jpg', faces: [] },
      { file: 'donna.jpg', faces: [] },
      { file: 'donna_2.jpg', faces: [] },
      { file: 'grand_canyon_3.jpg', faces: [] },
      { file: 'skagen.jpg', faces: [] },
      { file: 'skagen_2.jpg', faces: [] },
      { file: 'snow.jpg', faces: [] },
      { file: 'spiff.jpg', faces: [] },
      { file: 'spiff_2.jpg', faces: [] },
      { file: 'sunset.jpg', faces: [] },
    ],
  },
  {
    from: {
      name: 'gramps',
      version: '5.1.5-1',
      registry: 'debian',
      folder: '/usr/share/doc/gramps/example/gramps',
      licence: 'GPL-2.0-or-later',
      author: 'The Gramps Project',
    },
    photos: [
      {
        file: '1897_expeditionsmannschaft_rio_a.jpg',
        faces: [
          [18, 31, 5, 8],
          [32, 25, 5, 8],
          [53, 23, 5, 8],
          [70, 28, 6, 8],
          [83, 25, 6, 8],
        ],
      },
      { file: '654px-Aksel_Andersson.jpg', faces: [[29, 18, 26, 32]] },
      { file: 'AntoineClaudet.png', faces: [[33, 18, 16, 14]] },
      { file: 'E_W_Dahlgren.jpg', faces: [[41, 20, 27, 35]] },
      { file: 'Gunnlaugur_Larusson_-_Yawn.jpg', faces: [[38, 20, 47, 52]] },
      { file: 'O0.jpg', faces: [[28, 26, 58, 52]] },
      {
        file: 'O2.jpg',
        faces: [
          [29, 18, 14, 12],
          [64, 8, 19, 16],
        ],
      },
      { file: 'O3.jpg', faces: [[26, 28, 58, 60]] },
    ],
  },
  {
    from: {
      name: 'xemacs21-support',
      version: '21.4.24-11',
      registry: 'debian',
      folder: '/usr/share/xemacs-21.4.24/etc/photos',
      licence: 'GPL-2.0-or-later',
      author: 'The XEmacs developers',
    },
    photos: [
      { file: 'adrian.png', faces: [[30, 24, 26, 62]] },
      { file: 'ajc.png', faces: [[36, 18, 36, 74]] },
      { file: 'baw.png', faces: [[15, 25, 33, 64]] },
      { file: 'ben.png', faces: [[17, 20, 73, 70]] },
      { file: 'bw.png', faces: [[10, 25, 78, 62]] },
      { file: 'cthomp.png', faces: [[22, 25, 62, 66]] },
      { file: 'didier.png', faces: [[20, 7, 19, 20]] },
      { file: 'dkindred.png', faces: [[14, 24, 77, 65]] },
      { file: 'dmoore.png', faces: [[31, 20, 37, 45]] },
      { file: 'dv.png', faces: [[36, 8, 17, 24]] },
      { file: 'fabrice.png', faces: [[22, 22, 60, 55]] },
      { file: 'golubev.png', faces: [[30, 16, 52, 53]] },
      { file: 'hniksic.png', faces: [[20, 18, 46, 52]] },
      { file: 'jan.png', faces: [[20, 20, 64, 55]] },
      { file: 'jens.png', faces: [[14, 20, 64, 63]] },
      { file: 'jmiller.png', faces: [[22, 20, 62, 66]] },
      { file: 'juhp.png', faces: [[15, 18, 56, 54]] },
      { file: 'jwz.png', faces: [[22, 25, 50, 54]] },
      { file: 'kazz.png', faces: [[23, 22, 50, 64]] },
      { file: 'larsi.png', faces: [[35, 22, 38, 68]] },
      { file: 'martin.png', faces: [[16, 34, 64, 54]] },
      { file: 'mcook.png', faces: [[25, 24, 55, 60]] },
      { file: 'ograf.png', faces: [[13, 8, 78, 88]] },
      { file: 'piper.png', faces: [[18, 27, 60, 65]] },
      { file: 'rickc.png', faces: [[35, 11, 40, 58]] },
      { file: 'sperber.png', faces: [[24, 17, 52, 54]] },
      { file: 'stigb.png', faces: [[14, 19, 65, 57]] },
      { file: 'thiessel.png', faces: [[45, 15, 38, 62]] },
      { file: 'vladimir.png', faces: [[26, 18, 46, 72]] },
      { file: 'wmperry.png', faces: [[29, 22, 62, 72]] },
      { file: 'youngs.png', faces: [[22, 18, 64, 60]] },
      {
        file: 'vin.png',
        faces: [
          [64, 20, 12, 20],
          [73, 28, 17, 30],
        ],
      },
      {
        file: 'pez.png',
        faces: [
          [11, 28, 14, 17],
          [36, 28, 13, 20],
          [51, 23, 15, 20],
          [74, 13, 15, 22],
          [30, 51, 12, 20],
          [45, 55, 15, 22],
          [69, 49, 15, 24],
        ],
      },
    ],
  },
  {
    from: {
      name: 'visp-images-data',
      version: '3.5.0-1',
      registry: 'debian',
      folder: '/usr/share/visp-images-data/ViSP-images/faces',
      licence: 'public domain by its age (Debian: GPL-2.0)',
      author: 'Benjamin Couprie, 1927',
    },
    photos: [
      {
        file: '1280px-Solvay_conference_1927.png',
        faces: [
          [15.6, 34.7, 2.9, 5.3],
          [23.3, 38.5, 2.4, 4.8],
          [28.2, 40.8, 2.5, 4.6],
          [36.5, 40, 2.7, 5.5],
          [45.7, 42, 2.5, 4.8],
          [53, 38.5, 2.8, 5],
          [61.4, 39.8, 2.8, 5.4],
          [69.7, 38.5, 2.7, 5],
          [76.5, 38, 2.6, 5],
          [82, 34.8, 2.6, 5],
          [86.8, 38.2, 2.7, 5],
          [4.8, 47.5, 2.7, 5],
          [13.8, 49.6, 2.7, 5],
          [23.8, 47.7, 2.7, 5.2],
          [35.1, 48, 2.8, 5],
          [47, 46.8, 2.7, 5],
          [55.8, 47.6, 2.6, 4.8],
          [65.3, 48, 2.6, 5],
          [75.8, 48.2, 2.9, 5],
          [85.9, 49, 2.8, 5],
          [7.8, 52, 2.9, 5.2],
          [18.5, 53, 2.8, 5.6],
          [28.4, 51.8, 3, 5.6],
          [39.7, 53.2, 2.8, 6],
          [52.8, 52, 3.2, 6],
          [62.2, 52.4, 3, 5.6],
          [70.2, 52.4, 2.9, 5.8],
          [81.8, 54, 2.8, 5.4],
          [89.9, 54.5, 2.9, 5.6],
        ],
      },
    ],
  },
  {
    from: {
      name: 'facedetect',
      version: '0.1-3+b4',
      registry: 'debian',
      folder: '/usr/share/doc/facedetect/examples',
      licence: 'public domain, work of the US Navy (Debian: GPL-2.0-or-later)',
      author: 'James S. Davis, US Navy',
    },
    photos: [{ file: 'grace_hopper_512x512.jpg', faces: [[31, 24, 41, 38]] }],
  },
  {
    from: {
      name: 'python3-skimage',
      version: '0.19.3-8',
      registry: 'debian',
      folder: '/usr/lib/python3/dist-packages/skimage/data',
      licence: 'public domain, work of NASA (Debian: BSD-3-Clause)',
      author: 'NASA',
    },
    photos: [{ file: 'astronaut.png', faces: [[36, 14, 19, 21]] }],
  },
  {
    from: {
      name: '@uswds/uswds',
      version: '3.14.0',
      registry: 'npm',
      folder: 'dist/img',
      licence: 'CC0-1.0',
      author: 'US General Services Administration',
    },
    photos: [
      {
        file: 'hero.jpg',
        faces: [
          [4.6, 25, 4.9, 16],
          [21, 26, 5.4, 14.5],
          [36, 27, 4.6, 14],
          [46.5, 30, 5, 15],
          [60, 29, 4.6, 15],
          [73, 24, 4.9, 14],
          [85.2, 30, 4.6, 13],
        ],
      },
    ],
  },
];
