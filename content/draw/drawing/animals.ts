import { at } from './geometry.ts';

/** Round animal faces for children's cards, 200 px wide. */
export const bear = (x: number, y: number, r: number, fill = '#c99a6b', rotate = 0) =>
  at(
    x,
    y,
    `<circle cx="-72" cy="-70" r="36" fill="${fill}"/><circle cx="72" cy="-70" r="36" fill="${fill}"/><circle cx="-72" cy="-70" r="18" fill="#f0d2b0"/><circle cx="72" cy="-70" r="18" fill="#f0d2b0"/><path d="M-100 0C-104 -90 104 -90 100 0C98 70 50 96 0 96C-50 96 -98 70 -100 0Z" fill="${fill}"/><ellipse cy="36" rx="44" ry="34" fill="#fbeedd"/><ellipse cy="22" rx="15" ry="11" fill="#4a3028"/><path d="M0 32V42M-16 44Q-6 54 0 42Q6 54 16 44" stroke="#4a3028" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-42" cy="-8" r="9" fill="#33221c"/><circle cx="42" cy="-8" r="9" fill="#33221c"/><ellipse cx="-66" cy="22" rx="16" ry="10" fill="#f08a80" opacity=".5"/><ellipse cx="66" cy="22" rx="16" ry="10" fill="#f08a80" opacity=".5"/>`,
    r / 100,
    rotate,
  );

export const rabbit = (x: number, y: number, r: number, fill = '#fffaf4', rotate = 0) =>
  at(
    x,
    y,
    `<path d="M-70 -60C-96 -170 -80 -214 -56 -214C-28 -214 -22 -150 -24 -74Z" fill="${fill}"/><path d="M70 -60C96 -170 80 -214 56 -214C28 -214 22 -150 24 -74Z" fill="${fill}"/><path d="M-60 -86C-74 -160 -68 -190 -56 -190C-42 -190 -38 -150 -38 -90ZM60 -86C74 -160 68 -190 56 -190C42 -190 38 -150 38 -90Z" fill="#f5b9b4"/><path d="M-96 10C-100 -84 100 -84 96 10C94 72 50 94 0 94C-50 94 -94 72 -96 10Z" fill="${fill}"/><circle cx="-40" cy="4" r="9" fill="#33221c"/><circle cx="40" cy="4" r="9" fill="#33221c"/><path d="M-9 24H9L0 34ZM0 34V42M-14 44Q-6 52 0 42Q6 52 14 44" fill="#e58f84" stroke="#a8605a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="-62" cy="32" rx="16" ry="10" fill="#f08a80" opacity=".5"/><ellipse cx="62" cy="32" rx="16" ry="10" fill="#f08a80" opacity=".5"/>`,
    r / 100,
    rotate,
  );

export const chick = (x: number, y: number, r: number, rotate = 0) =>
  at(
    x,
    y,
    `<path d="M-8 -94C-20 -124 4 -130 2 -108C10 -128 30 -116 12 -94Z" fill="#f2b93c"/><circle r="96" fill="#f9d95f"/><circle cx="-36" cy="-10" r="9" fill="#33221c"/><circle cx="36" cy="-10" r="9" fill="#33221c"/><path d="M-20 8Q0 -6 20 8Q0 30 -20 8Z" fill="#ee8a3c"/><ellipse cx="-60" cy="16" rx="16" ry="10" fill="#f08a60" opacity=".5"/><ellipse cx="60" cy="16" rx="16" ry="10" fill="#f08a60" opacity=".5"/><path d="M-96 10C-130 10 -120 50 -84 46ZM96 10C130 10 120 50 84 46Z" fill="#f2c748"/>`,
    r / 100,
    rotate,
  );

/** A duck of rubber, from the side. */
export const duck = (x: number, y: number, scale: number, flip = false) =>
  at(
    x,
    y,
    `<path d="M-120 20C-120 90 -60 110 10 110C90 110 130 60 124 10C110 30 80 34 60 20C70 -40 40 -100 -20 -100C-70 -100 -96 -60 -92 -16C-96 0 -118 0 -120 20Z" fill="#f9d34f"/><path d="M-88 -40C-120 -44 -140 -36 -152 -22C-132 -10 -108 -8 -88 -16Z" fill="#ee8a3c"/><circle cx="-46" cy="-48" r="10" fill="#33221c"/><circle cx="-43" cy="-51" r="3.4" fill="#fff"/><path d="M10 30C50 20 80 40 70 70C40 84 4 70 10 30Z" fill="#f0bf3a"/>`,
    scale,
    0,
    flip,
  );

/** A birthday cake with candles. */
export const cake = (
  x: number,
  y: number,
  scale: number,
  cream: string,
  sponge: string,
  candles: readonly string[],
) =>
  at(
    x,
    y,
    `${candles
      .map((fill, i) => {
        const cx = (i - (candles.length - 1) / 2) * 46;
        return `<rect x="${cx - 8}" y="-216" width="16" height="86" rx="5" fill="${fill}"/><path d="M${cx} -262C${cx + 18} -240 ${cx + 14} -220 ${cx} -218C${cx - 14} -220 ${cx - 18} -240 ${cx} -262Z" fill="#ffb63c"/><path d="M${cx} -246C${cx + 8} -234 ${cx + 6} -224 ${cx} -222C${cx - 6} -224 ${cx - 8} -234 ${cx} -246Z" fill="#fff3b0"/>`;
      })
      .join(
        '',
      )}<ellipse cy="66" rx="220" ry="30" fill="#fff" opacity=".9"/><path d="M-180 -40H180V50C120 76 -120 76 -180 50Z" fill="${sponge}"/><path d="M-180 -42C-180 -84 180 -84 180 -42V-10C168 24 140 18 132 -6C120 26 86 24 76 -4C64 30 26 28 14 -2C0 30 -36 28 -46 -4C-58 26 -92 24 -100 -6C-112 20 -160 24 -180 -10Z" fill="${cream}"/><path d="M-120 -66C-120 -100 120 -100 120 -66V-140C80 -156 -80 -156 -120 -140Z" fill="${sponge}"/><path d="M-120 -142C-120 -170 120 -170 120 -142V-118C108 -96 88 -100 78 -118C66 -94 40 -96 30 -116C16 -92 -12 -94 -22 -116C-34 -94 -60 -96 -70 -118C-82 -98 -110 -98 -120 -118Z" fill="${cream}"/><g fill="#e0483c"><circle cx="-140" cy="-58" r="17"/><circle cx="-86" cy="-66" r="17"/><circle cx="86" cy="-66" r="17"/><circle cx="140" cy="-58" r="17"/></g>`,
    scale,
  );
