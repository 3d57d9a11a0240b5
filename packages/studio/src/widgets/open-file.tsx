interface OpenFileProps {
  readonly label: string;
  /** The files that the user can choose, such as `.json`. Default: all. */
  readonly accept?: string;
  readonly open: (file: File) => void;
}

/** A button with which the user chooses a file. The same file can be chosen again. */
export function OpenFile({ accept, label, open }: OpenFileProps) {
  return (
    <label class="file">
      <input
        type="file"
        class="hidden"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          currentTarget.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
}
