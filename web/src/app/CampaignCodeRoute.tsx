export { CampaignCodePage as Component } from '../features/order/CampaignPage.tsx';
