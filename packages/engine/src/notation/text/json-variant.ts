import type { Geometry } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { regionNames } from '../parts/json-regions.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { ruleKind } from '../parts/rule-names.ts';
import { layoutOfRegions, listsConstraints, readConstraints } from '../parts/variant-rules.ts';

/** The members of an object whose rules are known. */
export interface KnownRules {
  /** The geometry of the regions, if they are no boxes. */
  readonly geometry?: Geometry;
  readonly constraints?: JsonNode;
  readonly nodes: ReadonlySet<JsonNode>;
}

/** The rules of an object that are known. */
export function variantIn(holder: JsonNode | undefined): KnownRules {
  const nodes = new Set<JsonNode>();
  const constraints = memberOf(holder, 'constraints');
  if (listsConstraints(constraints)) nodes.add(constraints);
  for (const [name, node] of holder?.kind === 'object' ? holder.members : []) {
    const names = ruleKind(name) === 'regions' ? regionNames(node) : undefined;
    const geometry = names && layoutOfRegions(names);
    if (!geometry) continue;
    nodes.add(node);
    return { geometry, nodes, ...(listsConstraints(constraints) && { constraints }) };
  }
  return { nodes, ...(listsConstraints(constraints) && { constraints }) };
}

/** The content with the constraints. `refusal` is the fault for a caller that knows no variants. */
export function withRules(
  content: RecordContent,
  { constraints: node }: KnownRules,
  refusal: Fault | undefined,
): RecordContent | Fault {
  const constraints = node && readConstraints(node, content.givens.geometry);
  if (isFault(constraints)) return constraints;
  return { ...content, ...(constraints && { constraints }), ...(refusal && { refusal }) };
}
