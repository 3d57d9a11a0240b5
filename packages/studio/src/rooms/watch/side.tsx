import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The panel beside the grid. If it hides something below, it shows that it scrolls. */
export function Side({ children }: { readonly children: ComponentChildren }) {
  const end = useRef<HTMLSpanElement>(null);
  const [hides, setHides] = useState(false);
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const observer = new IntersectionObserver(
      (seen) => setHides(seen.at(-1)?.isIntersecting === false),
      { root: current.parentElement },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="side" data-panel="strategy" data-hides={hides ? 'below' : undefined}>
      {children}
      <span ref={end} class="end" />
    </div>
  );
}
