// Functions that write SVG, and the colours of the drawings. Each colour has a role such as `dead`.

export const LIGHT = {
  paper: '#FBFAF7',
  ink: '#1B1B1A',
  quiet: '#6E6E69',
  line: '#C9C8C3',
  placed: '#0072B2',
  current: '#E69F00',
  ring: '#A86200',
  dead: '#B84A00',
  solved: '#007A5A',
};
export const DARK = {
  paper: '#141413',
  ink: '#ECEBE6',
  quiet: '#9A9A95',
  line: '#45443F',
  placed: '#6CB8F0',
  current: '#F2B33D',
  ring: '#F2B33D',
  dead: '#FF8A4C',
  solved: '#3CC79A',
};

/** Returns CSS. The class `f-ROLE` fills with the colour of the role, `s-ROLE` strokes with it. */
export const rules = (colours) =>
  Object.entries(colours)
    .map(([role, colour]) => `.f-${role}{fill:${colour}}.s-${role}{stroke:${colour}}`)
    .join('');

export const rounded = (value) => Number(value.toFixed(2));

export function tag(element, attributes, content = '') {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join('');
  return content === '' ? `<${element}${list}/>` : `<${element}${list}>${content}</${element}>`;
}

export const text = (x, y, classes, content) => tag('text', { x, y, class: classes }, content);
export const line = (d, role, width, more = {}) =>
  tag('path', { d, class: `s-${role}`, 'stroke-width': width, ...more });
export const group = (x, y, content) =>
  tag('g', { transform: `translate(${x} ${y})` }, content.join('\n'));

/** Returns a complete SVG file. */
export function drawing({ width, height, lang, title, style, defs = '' }, content) {
  const head = [
    tag('title', {}, title),
    tag('style', {}, style),
    ...(defs === '' ? [] : [tag('defs', {}, defs)]),
    tag('rect', { width, height, rx: 6, class: 'f-paper' }),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'xml:lang': lang,
  };
  return `${tag('svg', root, `\n${[...head, ...content].join('\n')}\n`)}\n`;
}
