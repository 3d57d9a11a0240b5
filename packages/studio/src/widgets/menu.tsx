import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Icon } from './button.tsx';

interface MenuProps {
  readonly name: string;
  /** An SVG path in a 20 × 20 box. */
  readonly icon: string;
  readonly class: string;
  /** Whether the menu stays closed. Default: false. */
  readonly off?: boolean;
  readonly children: ComponentChildren;
}

/** Opens and closes a menu. A press or the focus elsewhere, and Escape, close it. */
export function useMenu() {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shut = (): void => {
    open(false);
    box.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) open(false);
    };
    addEventListener('pointerdown', onElsewhere);
    addEventListener('focusin', onElsewhere);
    return () => {
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);
  useEffect(() => {
    const menu = box.current;
    // A dialog of the menu has closed. Its event does not bubble.
    menu?.addEventListener('close', shut, true);
    return () => menu?.removeEventListener('close', shut, true);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.key !== 'Escape' || !isOpen || isInDialog) return;
    event.preventDefault();
    shut();
  };
  return { isOpen, turn: () => open(!isOpen), shut, box: { ref: box, onKeyDown } };
}

/**
 * A button, and what it shows over the page while it is open. The items are in the page while the menu is
 * closed, so that a style sheet can show them without it.
 */
export function Menu({ name, icon, class: own, off = false, children }: MenuProps) {
  const { box, isOpen, shut, turn } = useMenu();
  const onItem = ({ target }: Event): void => {
    const item = target instanceof Element ? target.closest('.opens') : null;
    if (item && !item.closest('dialog')) shut();
  };
  return (
    <div class={`menu ${own}`} {...box}>
      <Button label={name} aria-expanded={isOpen && !off} off={off} onClick={turn}>
        <Icon path={icon} />
        <span aria-hidden="true">{name}</span>
      </Button>
      <div class="menu-items" data-open={isOpen && !off ? '' : undefined} onClickCapture={onItem}>
        {children}
      </div>
    </div>
  );
}
