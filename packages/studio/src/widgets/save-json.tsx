/** A link that saves a text in JSON as a file. It looks like a button. */
export function SaveJson({
  file,
  label,
  text,
}: Readonly<Record<'file' | 'label' | 'text', string>>) {
  return (
    <a class="button" download={file} href={`data:application/json,${encodeURIComponent(text)}`}>
      {label}
    </a>
  );
}
