import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { PYODIDE_FOLDER, pyodideFiles } from '../program-scripts/pyodide-files.mjs';

/** Lets a page load Python, whose files the built studio does not contain. */
export async function withPython(page: Page): Promise<void> {
  await page.route(`**/${PYODIDE_FOLDER}/*`, (route) => {
    const path = pyodideFiles.get(basename(route.request().url()));
    return path ? route.fulfill({ path }) : route.abort();
  });
}
