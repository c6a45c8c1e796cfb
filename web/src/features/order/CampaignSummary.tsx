import type { Kit, Product } from '@fumi/domain';
import { trimRatio } from '../../card/card-shape.ts';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { campaignCopy } from '../../copy/campaign.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './CustomerPage.module.css';
import type { Campaign } from './load-checkout.ts';

type Props = { readonly campaign: Campaign; readonly product: Product; readonly kit: Kit | null };

/** What a campaign has prepared: its design, and until when it can be ordered. */
export function CampaignSummary({ campaign, product, kit }: Props) {
  const { material, staticUrl } = useShop();
  return (
    <div className={styles.summary}>
      {kit ? (
        <div className={styles.front} data-orientation={kit.orientation}>
          <DesignThumb
            kit={kit}
            staticUrl={staticUrl}
            ratio={trimRatio(material, kit.orientation)}
            alt={campaignCopy.design(kit.label)}
            sizes="20rem"
            lift="held"
          />
        </div>
      ) : null}
      <p>
        <strong>{campaign.title}</strong>
        <br />
        {product.name}
      </p>
      <p className={styles.note}>{campaignCopy.until(campaign.ends_on)}</p>
    </div>
  );
}
