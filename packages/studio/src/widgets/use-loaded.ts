import { useEffect, useState } from 'preact/hooks';

/** A module that is loaded when it is first needed. Undefined until it is there. */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  isNeeded = true,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (isNeeded && !module) void load().then(setModule);
  }, [load, isNeeded, module]);
  return module;
}
