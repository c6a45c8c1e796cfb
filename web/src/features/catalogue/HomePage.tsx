import { homeCopy } from '../../copy/catalogue.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Hero } from './Hero.tsx';
import { NewYear } from './NewYear.tsx';
import { Occasions } from './Occasions.tsx';
import { Products } from './Products.tsx';
import { Promises } from './Promises.tsx';
import { Section } from './Section.tsx';

/** `/`: what the shop does, for which occasions, with what promises. */
export function Component() {
  const shop = useShop();
  return (
    <>
      <Hero shop={shop} />
      <Section title={homeCopy.occasions} onPaper>
        <Occasions catalogue={shop.catalogue} staticUrl={shop.staticUrl} />
      </Section>
      <Section title={homeCopy.products}>
        <Products shop={shop} />
      </Section>
      <NewYear shop={shop} product={shop.product} />
      <Section title={homeCopy.trust} onPaper>
        <Promises />
      </Section>
    </>
  );
}
