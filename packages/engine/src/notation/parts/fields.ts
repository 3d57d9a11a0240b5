import type { Field } from '../notation.ts';

/** Makes a field with a text, such as the author of a puzzle. */
export function textField(name: string, text: string): Field {
  return { name, json: JSON.stringify(text) };
}

/** Makes fields of the texts that are neither undefined nor empty. */
export function textFields(texts: Readonly<Record<string, string | undefined>>): Field[] {
  return Object.entries(texts).flatMap(([name, text]) => (text ? [textField(name, text)] : []));
}

/** The value of a field as text: a string without its quotes, any other value as JSON. */
export function fieldValue({ json }: Field): string {
  if (json === 'null') return '';
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** The text of the field with this name. Undefined if there is none or if it is empty. */
export function fieldNamed(fields: readonly Field[] = [], name: string): string | undefined {
  const field = fields.find((known) => known.name === name && !known.role);
  return (field && fieldValue(field)) || undefined;
}
