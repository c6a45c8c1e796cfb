/** Who works at the desk; one role each. */
export const ROLES = ['print', 'support', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Who may do what: a row for each permission, and every call of the desk names one. Granting money and sending it are
 * two, so that who answers customers does not pay them alone. Press files, cards and what carriers are given show addresses
 * as they are printed; `person-see` is for names and addresses as texts, which can be searched and copied.
 */
const ALLOWED = {
  'desk-enter': ['print', 'support', 'manager', 'owner'],
  'order-see': ['print', 'support', 'manager', 'owner'],
  'person-see': ['support', 'manager', 'owner'],
  'card-see': ['print', 'support', 'manager', 'owner'],
  'order-note': ['print', 'support', 'manager', 'owner'],
  'order-hold': ['print', 'support', 'manager', 'owner'],
  'order-print': ['print', 'manager', 'owner'],
  'order-ship': ['print', 'manager', 'owner'],
  'parcel-export': ['print', 'manager', 'owner'],
  'carrier-confirm': ['manager', 'owner'],
  'order-pack': ['print', 'manager', 'owner'],
  'order-reprint': ['print', 'support', 'manager', 'owner'],
  'waste-note': ['print', 'manager', 'owner'],
  'order-cancel': ['support', 'manager', 'owner'],
  'address-correct': ['support', 'manager', 'owner'],
  'mail-again': ['support', 'manager', 'owner'],
  'inquiry-see': ['support', 'manager', 'owner'],
  'inquiry-answer': ['support', 'manager', 'owner'],
  'refund-grant': ['support', 'manager', 'owner'],
  'refund-send': ['manager', 'owner'],
  'day-see': ['manager', 'owner'],
  'day-close': ['manager', 'owner'],
  'work-see': ['print', 'support', 'manager', 'owner'],
  'work-again': ['print', 'manager', 'owner'],
  'audit-see': ['manager', 'owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof ALLOWED;

export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

/** Whether somebody with this role may do it. */
export const mayDo = (role: Role, permission: Permission): boolean =>
  (ALLOWED[permission] as readonly Role[]).includes(role);
