import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Icon } from './button.tsx';

interface MenuProps {
  readonly name: string;
  /** An SVG path in a 20 × 20 box. */
  readonly icon: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/**
 * A button, and what it shows over the page until the user presses elsewhere, or Escape. The items are
 * in the page while the menu is closed, so that a style sheet can show them without it.
 */
export function Menu({ name, icon, class: own, children }: MenuProps) {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shut = (): void => {
    open(false);
    box.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) open(false);
    };
    addEventListener('pointerdown', onPress);
    // A dialog of the menu has closed. Its event does not bubble.
    box.current?.addEventListener('close', shut, true);
    return () => {
      removeEventListener('pointerdown', onPress);
      box.current?.removeEventListener('close', shut, true);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works in everything in the menu
    <div
      class={`menu ${own}`}
      ref={box}
      onKeyDown={(event) => {
        const isInDialog = event.target instanceof Element && event.target.closest('dialog');
        if (event.key !== 'Escape' || !isOpen || isInDialog) return;
        event.preventDefault();
        shut();
      }}
    >
      <Button label={name} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Icon path={icon} />
        <span aria-hidden="true">{name}</span>
      </Button>
      <div class="menu-items" data-open={isOpen ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}
