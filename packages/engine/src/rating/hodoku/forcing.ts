import { Forcing } from '../../technique/hodoku/table/forcing.ts';
import { TableLinks } from '../../technique/hodoku/table/table-links.ts';
import type { Step } from '../../technique/step.ts';
import { NetLinks } from './net-links.ts';
import type { QueuedPosition } from './queued-position.ts';

type Search = (position: QueuedPosition) => Step | undefined;

export function forcingChains(): Search {
  const links = new TableLinks();
  return search('chain', links, (position) => links.read(position, true));
}

export function forcingNets(): Search {
  const links = new NetLinks();
  return search('net', links, (position) => links.readTrials(position));
}

/**
 * HoDoKu collects all proofs and takes the first in its order. `Forcing` finds them in this order.
 */
function search(
  kind: 'chain' | 'net',
  links: TableLinks,
  read: (position: QueuedPosition) => void,
): Search {
  const forcing = new Forcing(kind, links);
  return (position) => {
    read(position);
    let found: Step | undefined;
    forcing.find(position, (step) => {
      found = step;
      return true;
    });
    return found;
  };
}
