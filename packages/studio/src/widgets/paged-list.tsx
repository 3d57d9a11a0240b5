import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Words } from '../words/words.ts';
import { Button, Icon } from './button.tsx';
import {
  choosing,
  type Listing,
  type ListStep,
  PAGE,
  pageEnd,
  stepping,
  turning,
} from './listing.ts';

const STEPS: Readonly<Record<string, ListStep>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'first',
  End: 'last',
};

interface PagedListProps {
  /** If this is `record`, row 3 has the element id `record-3`. */
  readonly id: string;
  readonly label: string;
  readonly listing: Listing;
  readonly words: Words;
  readonly row: (index: number) => ComponentChildren;
  readonly onChange: (change: (listing: Listing) => Listing) => void;
}

/**
 * A listbox that shows one page of its rows, which may stand side by side. The arrow keys choose a
 * row.
 */
export function PagedList({ id, label, listing, words, row, onChange }: PagedListProps) {
  const { total, from, at } = listing;
  const { paging } = words.explorer;
  const box = useRef<HTMLDivElement>(null);
  const to = pageEnd(listing);
  const isOnPage = at !== undefined && at >= from && at < to;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const options = Array.from(
      box.current?.children ?? [],
      (one) => one.getBoundingClientRect().top,
    );
    const columns = options.filter((top) => top === options[0]).length;
    onChange((now) => stepping(now, step, columns));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const option = target instanceof Element && target.closest<HTMLElement>('[role="option"]');
    if (!option) return;
    box.current?.focus({ preventScroll: true });
    onChange((now) => choosing(now, Number(option.dataset.row)));
  };
  return (
    <div class="paged">
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={isOnPage ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {Array.from({ length: to - from }, (_, i) => {
          const index = from + i;
          return (
            <div
              key={index}
              data-row={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              aria-posinset={index + 1}
              aria-setsize={total}
            >
              {row(index)}
            </div>
          );
        })}
      </div>
      {total > PAGE && (
        <div class="pages" role="group" aria-label={paging.label}>
          <Button
            class="plain"
            aria-label={paging.previous}
            off={from === 0}
            onClick={() => onChange((now) => turning(now, -1))}
          >
            <Icon path="M13 4.5v11L6 10z" />
          </Button>
          <span>{paging.range(from + 1, to, total)}</span>
          <Button
            class="plain"
            aria-label={paging.next}
            off={to === total}
            onClick={() => onChange((now) => turning(now, 1))}
          >
            <Icon path="M7 4.5v11l7-5.5z" />
          </Button>
        </div>
      )}
    </div>
  );
}
