import styles from './Button.module.css';

export type ButtonLook = {
  /** `primary` is the one red of a screen; `quiet` are underlined words. */
  readonly variant?: 'primary' | 'outline' | 'quiet' | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
};

/** The look of a button for an element of one's own, for instance a router's link: `<Link {...buttonAttributes()}>`. */
export const buttonAttributes = ({
  variant = 'outline',
  size = 'regular',
  wide = false,
}: ButtonLook = {}) => ({
  className: styles.button,
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide || undefined,
});
