/**
 * Returns a function that gives the line of the source for a line in the tables of a class. Kotlin
 * gives the code of inline functions lines after the end of the file, and says in a "source map"
 * (JSR 45) which lines called these functions.
 */
export function sourceLines(sourceDebug: string | undefined): (line: number) => number {
  const calls = sourceDebug?.split('*S KotlinDebug')[1];
  const sections = [...(calls ?? '').matchAll(/^(\d+)(?:#\d+)?(?:,(\d+))?:(\d+)(?:,(\d+))?$/gm)];
  const ranges = sections.map(([, line, repeat = '1', first, step = '1']) => ({
    line: Number(line),
    first: Number(first),
    end: Number(first) + Number(repeat) * Number(step),
  }));
  return (line) => ranges.find(({ first, end }) => line >= first && line < end)?.line ?? line;
}
