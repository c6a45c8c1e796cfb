import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useShop } from '../../platform/use-shop.ts';
import { OtherProductRoot } from './OtherProductRoot.tsx';
import { PostcardRoot } from './PostcardRoot.tsx';

/** A product root: complete without any script, and it never redirects (design §7). */
export function Component() {
  const shop = useShop();
  const { pathname } = useLocation();
  const rootUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (rootUrl === paths.postcardRoot()) return <PostcardRoot shop={shop} />;
  return <OtherProductRoot shop={shop} rootUrl={rootUrl} />;
}
