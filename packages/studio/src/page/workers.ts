import type { Clients, WorkerName } from '../workers/clients.ts';
import { type HasPage, type WorkerState, withPage } from './state.ts';
import type { Store } from './store.ts';

/** Keeps in the state which workers have failed. Returns how to start one of them again. */
export function watchWorkers<S extends HasPage>(
  store: Store<S>,
  clients: Clients,
): (name: WorkerName) => void {
  const update = (name: WorkerName, change: Partial<WorkerState>): void =>
    store.update((now) => {
      const { workers } = now.page;
      return withPage(now, { workers: { ...workers, [name]: { ...workers[name], ...change } } });
    });
  for (const client of Object.values(clients)) {
    client.onFailure = () => update(client.name, { failed: true });
  }
  return (name) => {
    clients[name].restart();
    update(name, { failed: false, restarts: store.now.page.workers[name].restarts + 1 });
  };
}
