export { RequestLinkPage as Component } from '../features/address-book/RequestLinkPage.tsx';
