export { RequestLinkPage as Component } from '../features/contacts/RequestLinkPage.tsx';
