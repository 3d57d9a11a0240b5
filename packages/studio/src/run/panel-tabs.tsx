import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../widgets/button.tsx';
import type { Words } from '../words/words.ts';

const panels = ['grid', 'tree', 'counters', 'code', 'strategy'] as const;

type Panel = (typeof panels)[number];

interface PanelTabsProps {
  readonly words: Words;
  /** The panel to scroll to. Default: none. */
  readonly show?: Panel | undefined;
}

/** A panel is shown if at least this share of it is in view. */
const SHOWN = 0.5;

/**
 * The tabs of a small screen, where the panels are side by side in a strip that the user can swipe.
 * A tab scrolls to its panel: the sibling element with the same `data-panel`.
 */
export function PanelTabs({ words, show }: PanelTabsProps) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const tabs = useRef<HTMLElement>(null);
  const panelOf = (name: string): Element | null | undefined =>
    tabs.current?.parentElement?.querySelector(`[data-panel="${name}"]`);

  useLayoutEffect(() => {
    const nameOf = ({ target }: IntersectionObserverEntry): string =>
      (target as HTMLElement).dataset.panel ?? '';
    const observer = new IntersectionObserver(
      (entries) =>
        setShown((was) => {
          const changed = entries.map(nameOf);
          const entered = entries.filter(({ isIntersecting }) => isIntersecting).map(nameOf);
          return [...was.filter((name) => !changed.includes(name)), ...entered];
        }),
      { threshold: SHOWN },
    );
    for (const name of panels) {
      const panel = panelOf(name);
      if (panel) observer.observe(panel);
    }
    return () => observer.disconnect();
  }, []);

  const scrollTo = (name: Panel): void =>
    panelOf(name)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  useLayoutEffect(() => {
    if (show && isInStrip(panelOf(show))) scrollTo(show);
  }, [show]);

  return (
    <nav class="tabs panel-tabs" ref={tabs} aria-label={words.panels.label}>
      {panels.map((name) => (
        <Button
          key={name}
          data-show={name}
          aria-pressed={shown.includes(name)}
          onClick={() => scrollTo(name)}
        >
          {words.panels[name]}
        </Button>
      ))}
    </nav>
  );
}

/** Whether the panel is in a strip that the user can swipe. */
function isInStrip(panel: Element | null | undefined): boolean {
  const strips = [panel?.closest('.panels'), panel?.closest('.swipe')];
  return strips.some((strip) => strip && strip.scrollWidth > strip.clientWidth);
}
