import sharp from 'sharp';

/** Hills under a sky, in a colour of their own: a photo of nobody, at the size that is asked for. */
export function trialPhoto(
  { width, height }: { width: number; height: number },
  hue: number,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue} 70% 62%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 80% 88%)"/>
    </linearGradient></defs>
    <rect width="100" height="100" fill="url(#sky)"/>
    <ellipse cx="74" cy="26" rx="8" ry="8" fill="#fff6d8"/>
    <path d="M0 70 Q20 45 42 66 T100 54 V100 H0Z" fill="hsl(${(hue + 150) % 360} 32% 48%)"/>
    <path d="M0 86 Q30 62 60 82 T100 78 V100 H0Z" fill="hsl(${(hue + 130) % 360} 38% 34%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
