import type { Store } from '../../page/store.ts';
import type { RunControls } from '../../search/controls.ts';
import type { Recordings } from '../../search/recording-requests.ts';
import type { HasRun } from '../../search/state.ts';
import type { Clients } from '../../workers/clients.ts';

type Exports = RunControls['exporting'];

/** What `exporting` does. Its code is loaded when the user exports something. */
export function exportingLater<S extends HasRun>(
  store: Store<S>,
  clients: Clients,
  recording: Recordings,
  shown: (state: S) => S,
): Exports {
  let loaded: Exports | undefined;
  const load = async (): Promise<Exports> => {
    const { exporting } = await import('./exporting.ts');
    loaded ??= exporting(store, clients, recording, shown);
    return loaded;
  };
  return {
    moment: async (form) => (await load()).moment(form),
    range: async (range, form) => (await load()).range(range, form),
    strip: async (form) => (await load()).strip(form),
    traceLines: async () => (await load()).traceLines(),
    cancel: () => loaded?.cancel(),
  };
}
