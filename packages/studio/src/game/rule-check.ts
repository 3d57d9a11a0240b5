export { RuleCheck } from '@nonet/engine/game';
