import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { LOOK_AGAIN_MS } from '../shop/static-url.ts';

/** A picture of a design, asked for again as long as the shop, which may still draw it, refuses it. */
export function AwaitedArt(props: ImgHTMLAttributes<HTMLImageElement>) {
  const [looks, setLooks] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onError = () => {
    timer.current = setTimeout(() => setLooks(looks + 1), LOOK_AGAIN_MS);
  };
  return <img key={looks} {...props} alt="" onError={onError} />;
}
