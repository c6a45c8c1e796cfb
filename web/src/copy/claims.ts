import { CLAIM_DAYS } from '@fumi/domain';

/** The same promise wherever it is given: before the order, in the terms, and in the notice the law asks for. */
export const CLAIM_TEXT = `印刷の不良、破損、数量の不足などは、お届けから${CLAIM_DAYS}日以内に、届かないときは、お届けの予定日から${CLAIM_DAYS}日以内にご連絡ください。送料は当店の負担で刷り直し、または返金をいたします。`;
