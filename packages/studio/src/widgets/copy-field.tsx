import { useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  /** What is said once the text is copied, or if the browser refuses. */
  readonly copied: string;
  readonly refused: string;
}

/** A text, ready to be copied. It is selected when it gets the focus. */
export function CopyField({ copied, copy, label, refused, text }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const onCopy = async (): Promise<void> => {
    say((await copyText(text, field.current)) ? copied : refused);
  };
  return (
    <>
      <label class="box">
        <span>{label}</span>
        <textarea
          ref={field}
          rows={3}
          readOnly
          spellcheck={false}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="buttons">
        <Button onClick={() => void onCopy()}>{copy}</Button>
        <span role="status">{said}</span>
      </div>
    </>
  );
}

/**
 * Copies a text. Returns whether the browser allowed it. Outside a secure context the browser has
 * no `navigator.clipboard`. Then the text is copied from `field`, which must show it.
 */
export async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
