/** What must be undone even if Nonet is stopped by a signal. */
const duties = new Set<() => void>();

/**
 * Registers a function that is called if the process ends before the returned function is called. The
 * returned function does the same work now. Later calls do nothing.
 */
export function atExit(clean: () => void): () => void {
  if (duties.size === 0) process.on('exit', cleanAll);
  const once = (): void => {
    if (!duties.delete(once)) return;
    if (duties.size === 0) process.off('exit', cleanAll);
    clean();
  };
  duties.add(once);
  return once;
}

function cleanAll(): void {
  // The latest duty first: a program is killed before its folder is removed.
  for (const duty of [...duties].reverse()) duty();
}
