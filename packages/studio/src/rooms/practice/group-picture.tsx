import type { TechniqueGroup } from './technique-groups.ts';

/** The picture of a group. Its name stands beside it. */
export function GroupPicture({ picture }: Pick<TechniqueGroup, 'picture'>) {
  const cells = picture.flatMap((row, y) => Array.from(row, (symbol, x) => ({ symbol, x, y })));
  const chain = cells
    .filter(({ symbol }) => isLink(symbol))
    .sort((one, other) => Number(one.symbol) - Number(other.symbol));
  return (
    <svg class="picture group-picture" viewBox="-0.1 -0.1 9.2 9.2" aria-hidden="true">
      {cells.map(
        ({ symbol, x, y }) =>
          symbol !== '.' && (
            <rect key={`${x} ${y}`} data-part={partOf(symbol)} x={x} y={y} width="1" height="1" />
          ),
      )}
      <path class="lines" d="M0 0h9v9h-9zM3 0v9M6 0v9M0 3h9M0 6h9" />
      <path
        class="chain"
        d={chain
          .map(({ x, y }) => `L${x + 0.5} ${y + 0.5}`)
          .join('')
          .replace('L', 'M')}
      />
      {cells
        .filter(({ symbol }) => symbol === 'x' || symbol === 'h')
        .map(({ x, y }) => (
          <path class="cross" key={`${x} ${y}`} d={`M${x + 0.2} ${y + 0.2}l.6 .6m0-.6l-.6 .6`} />
        ))}
    </svg>
  );
}

function isLink(symbol: string): boolean {
  return symbol >= '1' && symbol <= '9';
}

/** The cells of a chain have two colours in turn. */
function partOf(symbol: string): string {
  if (isLink(symbol)) return Number(symbol) % 2 === 1 ? 'a' : 'b';
  if (symbol === 'h') return 'a';
  return symbol === '-' ? 'house' : symbol;
}
