/** The properties that an element has or inherits. */
export type Style = Readonly<Record<string, string>>;

/** The properties that an element inherits. */
export const INITIAL: Style = {
  fill: '#000000',
  'fill-opacity': '1',
  'font-size': '16',
  'font-weight': '400',
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'text-anchor': 'start',
};

/** The style of an element with these attributes, inside an element with the style `outer`. */
export function inherit(outer: Style, attributes: Style): Style {
  const own = Object.keys(INITIAL)
    .filter((key) => key in attributes)
    .map((key) => [key, attributes[key]]);
  return { ...outer, ...Object.fromEntries(own) };
}

/** Where a text is anchored → the share of it that is before that point. */
export const BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

export function isBold(style: Style): boolean {
  return Number(style['font-weight']) > 500;
}
