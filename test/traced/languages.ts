/** A solver of examples/traced. The README.md in that folder has the commands. */
export interface Language {
  readonly name: string;
  /** The programs that `build` and `run` need. */
  readonly programs: readonly string[];
  readonly solver: string;
  readonly include: string;
  readonly build: string;
  readonly run: string;
}

export const LANGUAGES: readonly Language[] = [
  {
    name: 'Rust',
    programs: ['rustc'],
    solver: 'solve.rs',
    include: 'nonet_trace.rs',
    build: 'rustc -O --edition 2021 solve.rs',
    run: './solve',
  },
  {
    name: 'Go',
    programs: ['go'],
    solver: 'solve.go',
    include: 'nonet_trace.go',
    build: 'go build -o solve solve.go nonet_trace.go',
    run: './solve',
  },
];
