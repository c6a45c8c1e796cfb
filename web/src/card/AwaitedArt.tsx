import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { ART_AGAIN_MS } from '../shop/static-url.ts';

type Props = ImgHTMLAttributes<HTMLImageElement> & { readonly onHere?: () => void };

/**
 * A picture of a design. While the shop refuses it, because it is not drawn yet, it is requested
 * again; until it has loaded it is hidden, as browsers would show the icon of a broken image.
 */
export function AwaitedArt({ onHere, style, ...props }: Props) {
  const [isHere, setIsHere] = useState(false);
  const [looks, setLooks] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onLoad = () => {
    setIsHere(true);
    onHere?.();
  };
  const onError = () => {
    timer.current = setTimeout(() => setLooks(looks + 1), ART_AGAIN_MS);
  };
  const shown = isHere ? style : { ...style, visibility: 'hidden' as const };
  return <img key={looks} {...props} alt="" style={shown} onLoad={onLoad} onError={onError} />;
}
