/**
 * From now on, remembers the proxies that are made. Returns whether an object is one of them. A proxy
 * looks like its target, and reading it runs code of the program.
 */
export function rememberProxies(): (value: object) => boolean {
  const made = new WeakSet<object>();
  const native = globalThis.Proxy;
  const revocable: ProxyConstructor['revocable'] = (target, handler) => {
    const revocable = native.revocable(target, handler);
    made.add(revocable.proxy);
    return revocable;
  };
  globalThis.Proxy = new native(native, {
    construct: (target, args, newTarget) => {
      const proxy: object = Reflect.construct(target, args, newTarget);
      made.add(proxy);
      return proxy;
    },
    get: (target, key, receiver) =>
      key === 'revocable' ? revocable : Reflect.get(target, key, receiver),
  });
  return (value) => made.has(value);
}
