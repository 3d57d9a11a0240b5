import type { Page } from 'playwright-core';

/** The message of the error with which the worker dies. */
export const PLANTED = 'planted';

/** The scripts of the workers with this name, or of all. */
const scripts = (name: string): string => `**/${name}-worker-*.js`;

/**
 * From now on, each new worker, or each with this name, dies at a request: at the request with this number, or at
 * the first request with this name.
 */
export async function failAt(page: Page, request: number | string, name = '*'): Promise<void> {
  const planted = (at: number | string, message: string): void => {
    let count = 0;
    addEventListener('message', (event) => {
      if (!('request' in event.data)) return;
      count++;
      if (at !== count && at !== event.data.name) return;
      event.stopImmediatePropagation();
      throw new Error(message);
    });
  };
  await page.route(scripts(name), async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = `(${String(planted)})(${JSON.stringify(request)}, '${PLANTED}');${script}`;
    await route.fulfill({ response, body });
  });
}

/** From now on, the scripts of all workers, or of those with this name, are missing. */
export async function failToLoad(page: Page, name = '*'): Promise<void> {
  await page.route(scripts(name), (route) => route.fulfill({ status: 404 }));
}

/** From now on, new workers work again. */
export function repair(page: Page): Promise<void> {
  return page.unrouteAll();
}
