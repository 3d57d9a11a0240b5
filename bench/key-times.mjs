/**
 * Presses keys in turn on the element with the focus. Returns the milliseconds from each press to the
 * frame in which the grid has changed. A key is written as `Shift+2` or `ArrowRight`.
 *
 * @param pause Milliseconds before each press. A user may press a key at any time within a frame, so
 *   the pauses vary by a frame.
 */
export function keyTimes(page, keys, { count, pause }) {
  return page.evaluate(
    async ({ count, keys, pause }) => {
      const grid = document.querySelector('[role=grid]');
      const times = [];
      for (let i = 0; i < count; i++) {
        await new Promise((resolve) => setTimeout(resolve, pause + 17 * ((i * 0.618) % 1)));
        const [key, ...held] = keys[i % keys.length].split('+').reverse();
        const press = {
          key,
          code: key.length === 1 ? `Digit${key}` : key,
          shiftKey: held.includes('Shift'),
          ctrlKey: held.includes('Control'),
          bubbles: true,
          cancelable: true,
        };
        const changed = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(grid, { subtree: true, childList: true, attributes: true });
        });
        const start = performance.now();
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', press));
        await changed;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        times.push(performance.now() - start);
      }
      return times;
    },
    { count, keys, pause },
  );
}
