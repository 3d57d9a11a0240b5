// The symmetries of the 9×9 grid that move cells: the rows of a band, the bands, the columns of a stack and
// the stacks may change places, and the grid may be transposed. There are 3,359,232. A symmetry is a list:
// cell → the cell to which it moves.

/** All orders of three things. */
export const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The 1,296 orders of nine lines that keep the bands together: line → the line to which it moves. */
const lineOrders = ORDERS.flatMap((bands) =>
  ORDERS.flatMap((first) =>
    ORDERS.flatMap((second) =>
      ORDERS.map((third) =>
        [first, second, third].flatMap((lines, band) =>
          lines.map((line) => 3 * bands[band] + line),
        ),
      ),
    ),
  ),
);

const after = (second, first) => first.map((line) => second[line]);

function inverse(order) {
  const back = [];
  for (const [from, to] of order.entries()) back[to] = from;
  return back;
}

/** The conjugacy classes of `lineOrders`: { order, size }, where `order` is one of the class. */
function lineClasses() {
  const seen = new Set();
  const classes = [];
  for (const order of lineOrders) {
    if (seen.has(order.join())) continue;
    const members = new Set(lineOrders.map((by) => after(by, after(order, inverse(by))).join()));
    for (const member of members) seen.add(member);
    classes.push({ order, size: members.size });
  }
  return classes;
}

function moves(rows, columns, transpose) {
  return Array.from({ length: 81 }, (_, cell) => {
    const row = rows[Math.floor(cell / 9)];
    const column = columns[cell % 9];
    return transpose ? 9 * column + row : 9 * row + column;
  });
}

/**
 * The 275 conjugacy classes of the symmetries: { moves, size, commuting }. Symmetries of a class fix equally
 * many grids. `commuting` has the orders of rows and of columns that commute with the symmetry.
 *
 * Without a transposition, a class is a pair of classes of line orders, in either order. With one, the class
 * depends only on what the symmetry does if it is made twice: it is that of the product of both orders.
 */
export function symmetryClasses() {
  const classes = lineClasses();
  const [same] = lineOrders;
  return [
    ...classes.flatMap((rows, i) =>
      classes.slice(i).map((columns) => ({
        moves: moves(rows.order, columns.order, false),
        size: rows.size * columns.size * (rows === columns ? 1 : 2),
        commuting: commuting(rows.order, columns.order),
      })),
    ),
    ...classes.map(({ order, size }) => ({
      moves: moves(order, same, true),
      size: lineOrders.length * size,
      commuting: { rows: [same], columns: [same] },
    })),
  ];
}

/** The symmetries without a transposition that can be made before this one or after it alike. */
function commuting(rows, columns) {
  const [all, others] = [rows, columns].map((order) =>
    lineOrders.filter((by) => after(by, order).join() === after(order, by).join()),
  );
  return { rows: all, columns: others };
}
