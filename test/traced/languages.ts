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

export const C: Language = {
  name: 'C',
  programs: ['gcc'],
  solver: 'solve.c',
  include: 'nonet_trace.h',
  build: 'gcc -O2 -o solve solve.c',
  run: './solve',
};

/** All languages but C. */
export const OTHERS: readonly Language[] = [
  {
    name: 'C++',
    programs: ['g++'],
    solver: 'solve.cpp',
    include: 'nonet_trace.hpp',
    build: 'g++ -O2 -std=c++17 -o solve solve.cpp',
    run: './solve',
  },
  {
    name: 'Java',
    programs: ['javac', 'java'],
    solver: 'Main.java',
    include: 'NonetTrace.java',
    build: 'javac Main.java NonetTrace.java',
    run: 'java Main',
  },
  {
    name: 'Kotlin',
    programs: ['kotlinc', 'java'],
    solver: 'solve.kt',
    include: 'NonetTrace.kt',
    build: 'kotlinc solve.kt NonetTrace.kt -include-runtime -d solve.jar',
    run: 'java -jar solve.jar',
  },
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
