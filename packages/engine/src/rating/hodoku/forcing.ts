import type { Step } from '../../technique/step.ts';
import { Forcing } from '../../technique/table/forcing.ts';
import { Links } from '../../technique/table/links.ts';
import { NetLinks } from './net-links.ts';
import type { Search, Searches } from './search.ts';

/** Forcing chains and forcing nets. */
export const FORCING: Searches = {
  'forcing-chain': () => {
    const links = new Links();
    return search('chain', links, (position) => links.read(position, true));
  },
  'forcing-net': () => {
    const links = new NetLinks();
    return search('net', links, (position) => links.readTrials(position));
  },
};

/**
 * HoDoKu collects all proofs and takes the first in its order. `Forcing` finds them in this order.
 */
function search(
  kind: 'chain' | 'net',
  links: Links,
  read: (position: Parameters<Search>[0]) => void,
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
