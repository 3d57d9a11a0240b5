type Listener = (...args: unknown[]) => void;

/** The module `events` of a program. */
export class EventEmitter {
  private readonly listening = new Map<string | symbol, Listener[]>();

  on(name: string | symbol, listener: Listener): this {
    this.listening.set(name, [...this.listeners(name), listener]);
    return this;
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener);
  }

  prependListener(name: string | symbol, listener: Listener): this {
    this.listening.set(name, [listener, ...this.listeners(name)]);
    return this;
  }

  once(name: string | symbol, listener: Listener): this {
    const once: Listener & { listener?: Listener } = (...args) => {
      this.off(name, once);
      listener.apply(this, args);
    };
    once.listener = listener;
    return this.on(name, once);
  }

  off(name: string | symbol, listener: Listener): this {
    const rest = this.listeners(name).filter(
      (one: Listener & { listener?: Listener }) => one !== listener && one.listener !== listener,
    );
    this.listening.set(name, rest);
    return this;
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener);
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) this.listening.clear();
    else this.listening.delete(name);
    return this;
  }

  emit(name: string | symbol, ...args: unknown[]): boolean {
    const listeners = this.listeners(name);
    if (listeners.length === 0 && name === 'error') throw args[0];
    for (const listener of listeners) listener.apply(this, args);
    return listeners.length > 0;
  }

  listeners(name: string | symbol): Listener[] {
    return this.listening.get(name) ?? [];
  }

  listenerCount(name: string | symbol): number {
    return this.listeners(name).length;
  }

  setMaxListeners(): this {
    return this;
  }
}
