/** A part of the drawing of a variant's rules, in a picture of its grid. */
export function SmallRules({ markup }: { markup: string }) {
  return <g class="rules" dangerouslySetInnerHTML={{ __html: markup }} />;
}
