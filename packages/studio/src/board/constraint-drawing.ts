export { constraintsMarkup } from '@nonet/engine/draw';
