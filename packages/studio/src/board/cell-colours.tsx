import type { JSX } from 'preact';

/** The colours of a cell as sectors behind its content, and their numbers. */
export function CellColours({ colours }: { colours: readonly number[] }): JSX.Element {
  const sectors = colours.map((colour, i) => {
    const [from, to] = [i, i + 1].map((at) => `${(at / colours.length) * 100}%`);
    return `var(--colour-${colour}) ${from} ${to}`;
  });
  return (
    <span
      class="colours"
      style={{ backgroundImage: `conic-gradient(from 45deg, ${sectors.join(',')})` }}
      data-numbers={colours.join('')}
      aria-hidden="true"
    />
  );
}
