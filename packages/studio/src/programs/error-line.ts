/**
 * Returns the line at which an error ended a program: the innermost one of its file in the messages of
 * its interpreter. Python names that line last, and JavaScript first.
 */
export function errorLineIn(messages: string, name: string): number | undefined {
  const last = messages.lastIndexOf('Traceback (most recent call last):');
  const file = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const python = [
    ...messages
      .slice(Math.max(0, last))
      .matchAll(new RegExp(`File "(?:[^"]*/)?${file}", line (\\d+)`, 'g')),
  ];
  const found = python.at(-1) ?? new RegExp(`(?:^|[\\s(/])${file}:(\\d+)`, 'm').exec(messages);
  return found ? Number(found[1]) : undefined;
}
