import type { JsonNode } from './json-text.ts';

/** The value of a key in a JSON object. Undefined if the key is missing or its value is null. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const value = node?.kind === 'object' ? node.members.get(key) : undefined;
  return value?.kind === 'constant' && value.value === null ? undefined : value;
}

/**
 * The text of a JSON string. Undefined if the value is not a string, or if the string is empty or
 * white space.
 */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' && node.value.trim() !== '' ? node.value : undefined;
}

/** Whether a value is missing, null, false, 0, or an empty string, array or object. */
export function isNothing(node: JsonNode | undefined): boolean {
  if (node?.kind === 'array') return node.items.length === 0;
  if (node?.kind === 'object') return node.members.size === 0;
  return !node?.value;
}

/** The value of a JSON number such as `5`, or of a string such as `"5"`. */
export function numberIn(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return node.value;
  return node?.kind === 'string' && /^\d+$/.test(node.value) ? Number(node.value) : undefined;
}
