export { constraintsMarkup } from '@nonet/engine/draw';
export { cellRules } from '@nonet/engine/explain';
