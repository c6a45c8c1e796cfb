import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.data.ts';

/** A picture beside words. Hidden from assistive technology unless it stands alone and carries a `label`. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
