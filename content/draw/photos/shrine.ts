import { linear } from '../drawing/document.ts';
import { at, n, repeat, smooth } from '../drawing/geometry.ts';
import { hills } from '../drawing/landscape.ts';
import { blurred, developed } from '../drawing/photo-light.ts';
import { random } from '../drawing/random.ts';

/** A red gate in the water at sunrise. */
export function photo(): string {
  const sky = linear([
    [0, '#f1a56c'],
    [0.4, '#f8c58e'],
    [0.75, '#fde3b8'],
    [1, '#fff2d6'],
  ]);
  const sea = linear([
    [0, '#f6d3a0'],
    [0.4, '#c99a8a'],
    [1, '#6f6a86'],
  ]);
  const rand = random(8);
  const gate = at(
    0,
    0,
    '<path d="M-300 -330C-150 -300 150 -300 300 -330L316 -384C150 -350 -150 -350 -316 -384Z" fill="#7a2a1f"/><path d="M-296 -332C-150 -304 150 -304 296 -332V-296C150 -276 -150 -276 -296 -296Z" fill="#c8452f"/><rect x="-236" y="-210" width="472" height="40" fill="#c8452f"/><rect x="-28" y="-286" width="56" height="90" fill="#b33a26"/><path d="M-196 -296H-148L-138 60H-206ZM148 -296H196L206 60H138Z" fill="#c8452f"/><path d="M-196 -296H-176L-178 60H-206ZM148 -296H166L160 60H138Z" fill="#e0644a" opacity=".7"/><path d="M-214 20H-130V64H-214ZM130 20H214V64H130Z" fill="#3a2a28"/>',
  );
  const glints = repeat(110, () => {
    const y = 720 + rand() ** 1.4 * 470;
    return `<ellipse cx="${n(800 + rand.bell() * 430)}" cy="${n(y)}" rx="${n(16 + rand() * 60)}" ry="${n(1.5 + (y - 720) / 130)}" fill="#fff3d6" opacity="${n(0.2 + rand() * 0.5)}"/>`;
  });
  return developed(
    `${sky.defs}${sea.defs}<rect width="1600" height="730" fill="${sky.paint}"/>${blurred(20, '<circle cx="800" cy="600" r="150" fill="#fff8e0"/><ellipse cx="360" cy="230" rx="420" ry="34" fill="#fff" opacity=".5"/><ellipse cx="1260" cy="330" rx="380" ry="30" fill="#fff" opacity=".5"/>')}
    <path d="${smooth(hills(1600, 1200, 640, 44, 4, 120))}" fill="#c4968a"/><path d="${smooth(hills(1600, 1200, 690, 26, 9, 120))}" fill="#a3787a"/><rect y="716" width="1600" height="500" fill="${sea.paint}"/>
    ${at(800, 880, `<g transform="translate(0 122) scale(1 -0.7)" opacity=".35">${gate}</g>${gate}`, 1.25)}${glints}`,
    { leak: '#ffd08a', x: 800, y: 560, strength: 0.5, vignette: 0.3 },
  );
}
