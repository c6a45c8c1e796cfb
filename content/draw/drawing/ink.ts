import { define } from './document.ts';
import { type Lettering, lettering } from './lettering.ts';

/** Brush lettering: the outline trembles a little, and dry streaks may run through it. */
export function brushed(text: string, how: Lettering, { dry = 0, tremble = 3.2, seed = 3 } = {}): string {
  const edge = define(
    (id) =>
      `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.04" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${tremble}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  const letters = lettering(text, how);
  if (!dry) return `${edge.defs}<g filter="url(#${edge.id})">${letters}</g>`;
  const streaks = lettering(text, { ...how, fill: 'url(#streak)' }).replace(
    /data-text="[^"]*" data-box="[^"]*" /,
    '',
  );
  const mask = define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1600"><rect width="1600" height="1600" fill="#fff"/>${streaks.replace('fill="url(#streak)"', `fill="url(#streak)" opacity="${dry}" style="filter:brightness(0)"`)}</mask>`,
  );
  return `${edge.defs}${mask.defs}<g mask="url(#${mask.id})"><g filter="url(#${edge.id})">${letters}</g></g>`;
}

/** A red seal with letters cut out of it. */
export function seal(
  text: string,
  x: number,
  y: number,
  size: number,
  fill = '#c22a1e',
  paper = '#fff8ee',
): string {
  const side = size;
  const rows = [...text];
  const em = rows.length === 1 ? side * 0.78 : side * 0.8;
  const letters = brushed(
    text,
    {
      face: 'boku',
      size: em,
      x: x + side / 2,
      y: y + side * 0.11,
      vertical: true,
      ornament: true,
      fill: paper,
      spacing: side * 0.02,
    },
    { tremble: 2 },
  );
  const height = rows.length === 1 ? side : side * 0.22 + rows.length * em;
  const edge = define(
    (id) =>
      `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%"><feTurbulence type="fractalNoise" baseFrequency="0.07" numOctaves="2" seed="8"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
  return `${edge.defs}<rect x="${x}" y="${y}" width="${side}" height="${height}" rx="${side * 0.1}" fill="${fill}" filter="url(#${edge.id})"/>${letters}`;
}
