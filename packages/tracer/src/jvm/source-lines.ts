/**
 * Returns a function that gives the line of the source for a line in the tables of a class. Kotlin
 * gives the code of inline functions lines after the end of the file, and says in a "source map"
 * (JSR 45) which lines called these functions.
 */
export function sourceLines(sourceDebug: string | undefined): (line: number) => number {
  const calls = sourceDebug?.split('*S KotlinDebug')[1];
  const sections = [...(calls ?? '').matchAll(/^(\d+)(?:#\d+)?(?:,(\d+))?:(\d+)(?:,(\d+))?$/gm)];
  const ranges = sections.map(([, from, repeat = '1', first, step = '1']) => ({
    from: Number(from),
    first: Number(first),
    step: Number(step),
    end: Number(first) + Number(repeat) * Number(step),
  }));
  return (line) => {
    const range = ranges.find(({ first, end }) => line >= first && line < end);
    return range ? range.from + Math.floor((line - range.first) / range.step) : line;
  };
}
