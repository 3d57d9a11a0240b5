/** The functions that clean up, even if Nonet is stopped by a signal. */
const duties = new Set<() => void>();

/**
 * Registers a clean-up function, which is called when the process ends. The returned function calls
 * it now. Only the first call has an effect.
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
  // The clean-up registered last comes first: a program is killed before its folder is removed.
  for (const duty of [...duties].reverse()) duty();
}
