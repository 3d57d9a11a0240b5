import { keep } from './domains';
import { integer, setInteger } from './memory';
import { cellsOf, countOf, domain, endOf, EXACT, FAILED, MET } from './rule';

// The values of the cells lead an automaton to an accepting state. Each layer has arcs from state to state with
// the set of values that take them.
//
// It needs: whether no cell stands in it twice, the number of the latest run, 0 and for each cell the number of
// arcs up to the end of its layer, and for each cell the values that stay. Then come the arcs, with two states,
// values and a mark, and for each state the run in which it was last reached.

const DISTINCT: usize = 0;
const RUN: usize = 4;
const STARTS: usize = 8;

/** An arc is live if a value of its cell takes it from a state that was reached. */
const FROM: usize = 0;
const TO: usize = 4;
const VALUES: usize = 8;
const LIVE: usize = 12;
const ARC: usize = 16;

export function runAutomaton(rule: usize): i32 {
  const cells = cellsOf(rule);
  const length = countOf(rule);
  const needs = endOf(rule);
  const starts = needs + STARTS;
  const kept = starts + ((<usize>length + 1) << 2);
  const arcs = kept + ((<usize>length) << 2);
  const reached = arcs + ARC * <usize>integer(starts, length);
  const forward = load<i32>(needs, RUN) + 1;
  const backward = forward + 1;
  store<i32>(needs, backward, RUN);
  store<i32>(reached, forward);
  let arc = arcs;
  for (let i = 0; i < length; i++) {
    const values = domain(cells + ((<usize>i) << 2));
    const end = arcs + ARC * <usize>integer(starts, i + 1);
    for (; arc < end; arc += ARC) {
      const isLive =
        (load<i32>(arc, VALUES) & values) != 0 &&
        integer(reached, load<i32>(arc, FROM)) == forward;
      if (isLive) setInteger(reached, load<i32>(arc, TO), forward);
      store<i32>(arc, <i32>isLive, LIVE);
    }
  }
  const last = arcs + ARC * <usize>integer(starts, length - 1);
  for (let i = last; i < arc; i += ARC) {
    if (load<i32>(i, LIVE) != 0) setInteger(reached, load<i32>(i, TO), backward);
  }
  for (let i = length - 1; i >= 0; i--) {
    const end = arcs + ARC * <usize>integer(starts, i + 1);
    let values = 0;
    for (arc = arcs + ARC * <usize>integer(starts, i); arc < end; arc += ARC) {
      if (load<i32>(arc, LIVE) == 0 || integer(reached, load<i32>(arc, TO)) != backward) continue;
      setInteger(reached, load<i32>(arc, FROM), backward);
      values |= load<i32>(arc, VALUES);
    }
    setInteger(kept, i, values);
  }
  for (let i = 0; i < length; i++) {
    if (!keep(load<usize>(cells + ((<usize>i) << 2)), integer(kept, i))) return FAILED;
  }
  return load<i32>(needs, DISTINCT) != 0 ? EXACT : MET;
}
