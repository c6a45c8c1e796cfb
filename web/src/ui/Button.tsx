import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonLook, buttonAttributes } from './button-attributes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.data.ts';

type Props = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> &
  ButtonLook & {
    /** The words on it: its accessible name. */
    readonly children: ReactNode;
    readonly icon?: IconName;
    /** At work: says so, and ignores further presses; like `aria-disabled` it keeps the focus, which `disabled` would lose. */
    readonly busy?: boolean;
  };

export function Button({ variant, size, wide, icon, busy = false, children, onClick, type, ...rest }: Props) {
  const isOff = busy || rest['aria-disabled'] === true;
  return (
    <button
      {...rest}
      {...buttonAttributes({ variant, size, wide })}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
