import * as bulk from '../../src/bulk/index.ts';
import * as constraint from '../../src/constraint/index.ts';
import * as draw from '../../src/draw/index.ts';
import * as exactCover from '../../src/exact-cover/index.ts';
import * as explain from '../../src/explain/index.ts';
import * as game from '../../src/game/index.ts';
import * as generate from '../../src/generate/index.ts';
import * as grids from '../../src/grid/index.ts';
import * as library from '../../src/index.ts';
import * as making from '../../src/making/index.ts';
import * as notation from '../../src/notation/index.ts';
import * as practice from '../../src/practice/index.ts';
import * as rating from '../../src/rating/index.ts';
import * as review from '../../src/review/index.ts';
import * as search from '../../src/search/index.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import * as solve from '../../src/solve/index.ts';
import * as trace from '../../src/trace/index.ts';
import * as work from '../../src/work/index.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

/** Copies what a program passes to a function. */
export type Copy = <T>(value: T) => T;

/** Calls a function. Everything that the program can copy is passed through `it`. */
type Call = (it: Copy) => unknown;

interface Entry {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly calls: Readonly<Record<string, Call>>;
  /** Functions that take only numbers, texts, functions and objects of the engine's classes. */
  readonly others: string;
}

const { finish } = work;
const { CLASSIC } = grids;

const GIVENS = grid(WIKIPEDIA);
const PUZZLE = { givens: GIVENS };
const SOLUTION = solve.solvePuzzle(PUZZLE).solution!;
const SMALL = generate.generate({ geometry: grids.geometry(2, 3), seed: 'copies' }).puzzles[0]
  .givens;
const KILLER: Puzzle = { ...PUZZLE, constraints: [{ kind: 'killer', cells: [0, 1], sum: 8 }] };
const IMPOSSIBLE: Puzzle = {
  ...PUZZLE,
  constraints: [{ kind: 'killer', cells: [0, 1], sum: 9 }],
};
const SUKAKU = { ...PUZZLE, pencilmarks: grids.candidatesOf(GIVENS) };
const RECORD = { ...SUKAKU, solution: SOLUTION, name: 'Wikipedia', line: 1 };
const OPEN = grids.gridOf(
  CLASSIC,
  GIVENS.digits.map((digit, cell) => (cell < 9 ? 0 : digit)),
);
const PLAYER = {
  ...PUZZLE,
  filled: grids.gridOf(
    CLASSIC,
    SOLUTION.digits.map((digit, cell) => (cell < 40 ? digit : 0)),
  ),
  notes: { centre: SUKAKU.pencilmarks.candidates, corner: new Int32Array(81) },
};
const STRATEGY = search.strategyById('propagation')!;
const HINT = library.hint(PLAYER);
const STEP = HINT.step!;
const STEPS = library.rate(PUZZLE, { scale: 'hodoku' }).steps!;
const CAGES = [{ kind: 'killer', cells: [0, 1], sum: 4 }] as const;
const CONFLICT = { digit: 5, house: 0, cells: [0, 1] };
const MISTAKE = { kind: 'wrong-digit', candidate: 3 } as const;
const TRIAL = { cell: 4, right: 2, wrong: [{ digit: 7, placements: 5, isStopped: false }] };
const UNFINISHED = { note: { kind: 'centre', cell: 4 }, missing: [40] } as const;
const CELL = grids.randomTransform(CLASSIC, (n) => n - 1);
const TEXT = { language: 'ko', geometry: CLASSIC } as const;
const LIST = {
  givens: GIVENS,
  moves: [{ kind: 'write', at: 1_000, writings: [{ cell: 2, sign: '=', digits: [4] }] }],
} as const satisfies game.MoveList;
const RULES = [{ kind: 'killer', cells: [0, 1], sum: 3 }] as const;
const GAME = game.listedGame(LIST);
const HELP = { at: 1_500, technique: 'naked-single', rung: 1 } as const;
const REVIEW = finish(new review.Reviewing(GAME)) as review.Review;
const WISHES = { geometry: CLASSIC, solution: SOLUTION, givens: [30, 40] } as const;
const SETTING = { seed: 'copies' };
const DRILL = (
  finish(new practice.DrillMaking({ technique: 'naked-pair', seed: 'copies' })) as Extract<
    practice.MadeDrill,
    { kind: 'made' }
  >
).drill;
const DAY = '2025-01-01';
const LEARNER = practice.practised(practice.NEW_LEARNER, {
  technique: 'x-wing',
  outcome: 'alone',
  day: DAY,
});
const PROBLEM = { items: 2, options: [[0], [1], [0, 1]] };
const TRACE = traceOf(PUZZLE);
const RESULT = { kind: 'step', step: STEP, steps: [STEP] } as unknown as explain.HintResult;

function traceOf(puzzle: search.Puzzle): trace.Trace {
  const writer = new trace.TraceWriter(puzzle, STRATEGY);
  finish(writer);
  const read = trace.parseTrace(writer.take());
  if (!read.ok) throw new Error('expected a trace');
  return read.trace;
}

function pathOf(grid: search.Search): unknown {
  grid.advance(100_000);
  return [grid.geometry, grid.digits, grid.counters];
}

function momentOf(puzzle: search.Puzzle): search.Moment {
  const recording = new search.Recording(puzzle, STRATEGY);
  finish(recording);
  return recording.at(20);
}

const MOMENT = momentOf(PUZZLE);
const LAYERS = draw.gridLayers(STEP.before);

export const ENTRIES: Readonly<Record<string, Entry>> = {
  '.': {
    exports: library,
    calls: {
      canonical: (it) => library.canonical(it(GIVENS)),
      check: (it) => [library.check(it(GIVENS)), library.check(it(SMALL))],
      conflicts: (it) => library.conflicts(it(OPEN)),
      count: (it) => library.count(it(OPEN), it({ limit: 20 })),
      countExactly: (it) => library.countExactly(it(PUZZLE)),
      drawStep: (it) => library.drawStep(it(STEP), it({ language: 'ko' })),
      explain: (it) => [library.explain(it(PUZZLE)).steps, library.explain(it(SMALL)).kind],
      findSteps: (it) => library.findSteps(it(PLAYER), 'naked-single'),
      format: (it) =>
        notation.notations.map(({ id, sizes }) =>
          sizes && !sizes.includes(9) ? '' : library.format(it(RECORD), id),
        ),
      formatCell: (it) => library.formatCell(it(CLASSIC), 80),
      generate: (it) => library.generate(it({ ...WISHES, seed: 'copies' })),
      gridOf: (it) => library.gridOf(it(CLASSIC), it(GIVENS.digits)),
      hint: (it) => [library.hint(it(PLAYER)), library.hint(it(GIVENS))],
      justify: (it) =>
        library.justify(
          it(PLAYER),
          it({ kind: 'placement', candidate: rating.candidateOf(44, SOLUTION.digits[44]) }),
        ),
      notationErrorText: (it) => library.notationErrorText(it(library.check('1').error!)),
      parseCell: (it) => library.parseCell(it(CLASSIC), 'r9c9'),
      rate: (it) => [library.rate(it(GIVENS)), library.rate(it(PUZZLE), it({ scale: 'hodoku' }))],
      record: (it) => library.record(it(SUKAKU), { strategy: 'dlx' }).recording?.at(9),
      solutions: (it) => [...library.solutions(it(OPEN), it({ limit: 5 }))],
      solve: (it) => [library.solve(it(GIVENS)), library.solve(it(SUKAKU), { limit: 1 })],
    },
    others: 'BulkSolver deadline geometry parse readPuzzles',
  },
  './grid': {
    exports: grids,
    calls: {
      candidateGridOf: (it) =>
        grids.candidateGridOf(it(CLASSIC), it(SUKAKU.pencilmarks.candidates)),
      candidatesOf: (it) => grids.candidatesOf(it(GIVENS)),
      canonical: (it) => [grids.canonical(it(GIVENS)), grids.canonical(it(SOLUTION))],
      conflicts: (it) => grids.conflicts(it(GIVENS)),
      digitsInOrder: (it) => grids.digitsInOrder(it(GIVENS)),
      emptyGrid: (it) => grids.emptyGrid(it(CLASSIC)),
      equalGrids: (it) => [
        grids.equalGrids(it(GIVENS), GIVENS),
        grids.equalGrids(OPEN, it(GIVENS)),
      ],
      formatCell: (it) => grids.formatCell(it(CLASSIC), 80),
      gridOf: (it) => grids.gridOf(it(CLASSIC), it(GIVENS.digits)),
      hasConflict: (it) => grids.hasConflict(it(GIVENS)),
      houseName: (it) => grids.houseName(it(CLASSIC), 20),
      housePlaceOf: (it) => grids.housePlaceOf(it(CLASSIC), 20),
      identityTransform: (it) => grids.identityTransform(it(CLASSIC)),
      layoutGeometry: (it) =>
        grids.layoutGeometry(
          it({
            boxes: [...CLASSIC.box],
            apart: [
              [0, 10],
              [0, 12],
            ],
          }),
        ).peers,
      inverseTransform: (it) => grids.inverseTransform(it(CELL)),
      isJigsaw: (it) => grids.isJigsaw(it(CLASSIC)),
      isSolution: (it) => grids.isSolution(it(SOLUTION)),
      mirror: (it) => grids.mirror(it(CLASSIC)),
      parseCell: (it) => grids.parseCell(it(CLASSIC), 'r9c9'),
      quarterTurn: (it) => grids.quarterTurn(it(CLASSIC)),
      randomDigits: (it) => grids.randomDigits(it(CLASSIC), (n) => n - 1),
      randomTransform: (it) => grids.randomTransform(it(CLASSIC), (n) => n - 1),
      solves: (it) => [grids.solves(it(SOLUTION), GIVENS), grids.solves(SOLUTION, it(GIVENS))],
      transformed: (it) => grids.transformed(it(GIVENS), it(CELL)),
      transformedCandidates: (it) => grids.transformedCandidates(it(SUKAKU.pencilmarks), it(CELL)),
    },
    others:
      'allDigits countDigits digitSet digitsOf geometry geometryOfCells geometryOfSize hasDigit isBoxShape',
  },
  './notation': {
    exports: notation,
    calls: {
      PuzzleReader: (it) => {
        const reader = new notation.PuzzleReader(it({ geometry: CLASSIC }));
        return [...reader.push(`${WIKIPEDIA}\n`), ...reader.end()];
      },
      aboutOf: (it) => notation.aboutOf(it(RECORD)),
      fieldNamed: (it) => notation.fieldNamed(it([notation.textField('a', 'b')]), 'a'),
      formatPuzzles: (it) =>
        ['json', 'csv', 'opensudoku'].map((id) =>
          notation.formatPuzzles([it(RECORD)], notation.notationById(id)!),
        ),
      jsonLine: (it) => notation.jsonLine(it([['a', '1']])),
      jsonMembers: (it) => notation.jsonMembers(it(RECORD)),
      notationErrorText: (it) => notation.notationErrorText(it(library.check('1').error!)),
      packedCells: (it) => notation.packedCells(it(GIVENS)),
      gridIn: (it) => notation.gridIn(WIKIPEDIA, it(CLASSIC)),
      parsePuzzle: (it) => notation.parsePuzzle(WIKIPEDIA, it({ geometry: CLASSIC })),
      parsePuzzles: (it) => notation.parsePuzzles(WIKIPEDIA, it({ geometry: CLASSIC })),
      plainPuzzle: (it) => notation.plainPuzzle(it(SUKAKU)),
      puzzleOf: (it) => notation.puzzleOf(it(notation.plainPuzzle(SUKAKU))),
      shapeOf: (it) => notation.shapeOf(it(notation.plainPuzzle(SUKAKU))),
      phraseIn: (it) =>
        notation.phraseIn(notation.englishPhrases, it(library.check('1').error!.phrases.expected)),
      supportsSize: (it) =>
        notation.supportsSize(it({ sizes: [9] } as unknown as notation.Notation), 9),
      withAbout: (it) =>
        notation.withAbout(it(RECORD), it({ title: 'a' }), it({ holds: ['fields'] as const }))
          .record.fields,
      withoutClashes: (it) =>
        notation.withoutClashes(it([notation.textField('a', 'b')]), new Set(['a'])),
      withoutPhrases: (it) => notation.withoutPhrases(it(library.check('1').error!)),
    },
    others:
      'NpyLines UnreadableFile alphabetOf digitsIn hasOtherRules noPuzzle notationById programOfJson ruleInComment symbolOf textField zippedFile',
  },
  './constraint': {
    exports: constraint,
    calls: {
      constraintsFault: (it) =>
        constraint.constraintsFault(it([{ kind: 'killer', cells: [81] }]), {
          cells: 81,
          least: 1,
          most: 9,
        }),
    },
    others: 'constraintFields',
  },
  './search': {
    exports: search,
    calls: {
      Recording: (it) => momentOf(it(SUKAKU)),
      Run: (it) =>
        search.strategies.map((strategy) => {
          const run = new search.Run(it(PUZZLE), strategy, it({ limit: 1 }));
          finish(run);
          return [run.solution, run.counters, pathOf(strategy.begin(it(GIVENS)))];
        }),
      TraceLines: (it) => {
        const lines = new search.TraceLines(it(PUZZLE), STRATEGY);
        return [finish(lines), lines.take()];
      },
      contradiction: (it) => search.contradiction(it(MOMENT)),
      isContradictory: (it) => search.isContradictory(it(SUKAKU)),
      isVariant: (it) => search.isVariant(it(PUZZLE)),
      unsupportedReason: (it) => search.unsupportedReason(it(SUKAKU), search.strategies[1]),
    },
    others: 'nextBack previousBack storyOf strategyById',
  },
  './solve': {
    exports: solve,
    calls: {
      Checking: (it) => [
        finish(new solve.Checking(it(PUZZLE))),
        finish(new solve.Checking(it({ givens: SMALL }))),
      ],
      ClassicChecking: (it) =>
        finish(
          new solve.ClassicChecking(new bulk.BulkSolver(), solve.classicPuzzles([it(PUZZLE)])),
        ),
      ClassicSolving: (it) =>
        finish(new solve.ClassicSolving(new bulk.BulkSolver(), [it(SUKAKU)], it({ limit: 2 }))),
      Counting: (it) => finish(new solve.Counting(it({ givens: OPEN }), it({ limit: 9 }))),
      ExactCounting: (it) => finish(new solve.ExactCounting(it(SUKAKU))),
      Listing: (it) => finish(new solve.Listing(it({ givens: SMALL }), it({ limit: 3 }))),
      RedundantConstraints: (it) => finish(new solve.RedundantConstraints(it(KILLER))),
      Solving: (it) => finish(new solve.Solving(it(PUZZLE))),
      UnsatisfiableCore: (it) => finish(new solve.UnsatisfiableCore(it(IMPOSSIBLE))),
      classicPuzzles: (it) => solve.classicPuzzles([it(SUKAKU)]),
      solvePuzzle: (it) => solve.solvePuzzle(it(PUZZLE), it({ strategy: 'bitmask' })),
      usesKernel: (it) => solve.usesKernel(it(PUZZLE)),
    },
    others: '',
  },
  './bulk': { exports: bulk, calls: {}, others: 'BulkCanonical BulkSolver MissingWebAssembly' },
  './rating': {
    exports: rating,
    calls: {
      Rating: (it) => finish(new rating.Rating(it(PUZZLE), it({ scale: 'sukaku' }))),
      candidateOf: (it) => rating.candidateOf(20, 3, it(CLASSIC)),
      cellOf: (it) => rating.cellOf(500, it(CLASSIC)),
      difficultyOf: (it) => finish(rating.difficultyOf(it(PUZZLE), rating.difficultyTools())),
      digitIn: (it) => rating.digitIn(500, it(CLASSIC)),
      knownDifficulty: (it) => rating.knownDifficulty(it(RECORD), '1'),
      positionOf: (it) => rating.positionOf(it(GIVENS)).candidates,
      queuedPositionOf: (it) => rating.queuedPositionOf(it(GIVENS)).candidates,
    },
    others:
      'Path Position assumesOneSolution difficultyTools isSingle printedRating producersOf techniqueRowOf',
  },
  './explain': {
    exports: explain,
    calls: {
      cellRules: (it) => [...explain.cellRules(it(CLASSIC), it(CAGES), 'en')],
      constraintRule: (it) => explain.constraintRule(it(CAGES[0]), it(CLASSIC), 'en'),
      constraintText: (it) => explain.constraintText(it(CAGES[0]), it(CLASSIC), 'en'),
      ruleSentences: (it) => explain.ruleSentences(it({ ...PUZZLE, constraints: CAGES }), 'en'),
      Explanation: (it) => [
        finish(new explain.Explanation(it(PUZZLE))),
        finish(new explain.Explanation(it({ givens: SMALL }))),
      ],
      HintSearch: (it) => finish(new explain.HintSearch(it(PLAYER))),
      Justifying: (it) =>
        finish(new explain.Justifying(it(PLAYER), it({ kind: 'elimination', candidate: 44 * 9 }))),
      NamingMove: (it) =>
        finish(
          new explain.NamingMove(it(PLAYER), it({ kind: 'placement', candidate: STEP.placement! })),
        ),
      StepListing: (it) => finish(new explain.StepListing(it(PLAYER), 'hidden-single')),
      argument: (it) => explain.argument(it(STEP), 'en'),
      conflictHint: (it) => explain.conflictHint(it(CONFLICT), it(TEXT)),
      drawStep: (it) => explain.drawStep(it(STEP)),
      explainStep: (it) => explain.explainStep(it(STEP), 'ko', it(CLASSIC)),
      explainSteps: (it) =>
        explain.explainSteps(it({ givens: GIVENS }), it(STEPS), it({ language: 'en' })),
      findMistakes: (it) => explain.findMistakes(it(explain.playerGridOf(PLAYER)), it(OPEN.digits)),
      hintArea: (it) => explain.hintArea(it(STEP), it(CLASSIC)),
      hintCells: (it) => explain.hintCells(it(STEP)),
      hintTexts: (it) => explain.hintTexts(it(RESULT), it(TEXT)),
      mistakeHint: (it) => explain.mistakeHint(it(MISTAKE), it(TEXT)),
      notesText: (it) =>
        explain.notesText(it({ restsOn: [{ kind: 'centre', cell: 3 }], needs: [] }), it(TEXT)),
      notesToMake: (it) => explain.notesToMake(it(STEP)),
      playerGridOf: (it) => [explain.playerGridOf(it(PLAYER)), explain.playerGridOf(it(SUKAKU))],
      readingErrorText: (it) => explain.readingErrorText(it(library.check('1').error!), 'ko'),
      stepHint: (it) => explain.stepHint(it(STEP), it(TEXT)),
      stepText: (it) => explain.stepText(it(STEP), it({ ...TEXT, notation: 'hodoku' })),
      trialArgument: (it) => explain.trialArgument(it(TRIAL), it(TEXT)),
      trialHint: (it) => explain.trialHint(it(TRIAL), it(TEXT)),
      unfinishedText: (it) => explain.unfinishedText(it([UNFINISHED]), it(TEXT)),
    },
    others: 'StepSearch chainProducers counted grouped',
  },
  './draw': {
    exports: draw,
    calls: {
      constraintMarks: (it) => draw.constraintMarks(it(CLASSIC), it(CAGES)),
      constraintsMarkup: (it) =>
        draw.constraintsMarkup(it(CLASSIC), it({ kind: 'constraints', constraints: CAGES }), 20),
      drawGrid: (it) => draw.drawGrid(it(CLASSIC), it(LAYERS), it({ title: 'A grid' })),
      gridLayers: (it) => draw.gridMarkup(CLASSIC, draw.gridLayers(it(STEP.before))),
      gridMarkup: (it) => draw.gridMarkup(it(CLASSIC), it(LAYERS)),
      marginOf: (it) => draw.marginOf(it(CLASSIC), it(LAYERS)),
      marksMarkup: (it) =>
        draw.marksMarkup(
          it(CLASSIC),
          it([{ kind: 'houses', houses: [3], look: 'shaded' }]),
          it({ cell: 20 }),
        ),
      patternCells: (it) => draw.patternCells(it(STEP)),
      regionBorders: (it) => draw.regionBorders(it(CLASSIC), 20),
      stateOf: (it) => draw.stateOf(it(GIVENS), rating.positionOf(GIVENS)),
      stepLayers: (it) => draw.stepLayers(it(STEP), it(STEP.before)),
      svgFile: (it) => draw.svgFile(it({ width: 1, height: 1, title: 'A file' }), it(['<g/>'])),
      tag: (it) => draw.tag('g', it({ x: 1 })),
      textTag: (it) => draw.textTag(1, 2, it({ fill: 'red' }), 'text'),
    },
    others: 'parityOf wrapped',
  },
  './game': {
    exports: game,
    calls: {
      RuleCheck: (it) =>
        new game.RuleCheck(it({ ...PUZZLE, constraints: RULES })).broken(it(GIVENS.digits)),
      atEntry: (it) => game.atEntry(it(GAME), game.START).cells,
      droppedWith: (it) =>
        game.droppedWith(it({ ...GAME.journal, dropped: [{ after: game.START, until: 0 }] }), 0),
      entriesTo: (it) => game.entriesTo(it(GAME.journal), 0),
      entryTexts: (it) => game.entryTexts(it(GAME.journal.entries)),
      formatMoveList: (it) => game.formatMoveList(it(LIST)),
      gameFaultText: (it) => game.gameFaultText(it({ part: 'game', expected: 'a', found: 'b' })),
      gameFile: (it) => game.gameFile(it(GAME)),
      gameOfTexts: (it) =>
        game.gameOfTexts(
          it(PUZZLE),
          it({ ...GAME.journal, played: 9 }),
          it(game.entryTexts(GAME.journal.entries)),
        ),
      gameStart: (it) => game.gameStart(it(PUZZLE)),
      gameText: (it) => game.gameText(it(GAME)),
      helpCounts: (it) => game.helpCounts(it(GAME.journal)),
      isBefore: (it) => game.isBefore(it(GAME.journal), game.START, 0),
      listedGame: (it) => game.listedGame(it(LIST)),
      masksText: (it) => game.masksText(it(CLASSIC), it(SUKAKU.pencilmarks.candidates)),
      nextEntry: (it) => game.nextEntry(it(game.undone(GAME).journal)),
      parseConstraints: (it) => game.parseConstraints(it(CLASSIC), game.rulesText(RULES)),
      parseGameText: (it) => game.parseGameText(it(PUZZLE), game.gameText(GAME)),
      parseGivens: (it) => game.parseGivens(it(game.puzzleValues(PUZZLE))),
      parseMasks: (it) => [
        game.parseMasks(it(CLASSIC), '1'),
        game.parseMasks(it(CLASSIC), '-'.repeat(162)),
      ],
      parsePuzzleValues: (it) => game.parsePuzzleValues(it(game.puzzleValues(SUKAKU))),
      puzzleValues: (it) => game.puzzleValues(it(SUKAKU)),
      rulesText: (it) => game.rulesText(it(RULES)),
      redone: (it) => game.redone(it(game.undone(GAME))).cells,
      undone: (it) => game.undone(it(GAME)).cells,
      withHelp: (it) => game.withHelp(it(GAME), it(HELP)).journal,
      written: (it) =>
        game.written(it(GAME), it({ kind: 'digit', at: 2_000, changes: [] })).journal,
    },
    others: 'clockText gameFileValues isGameFile koreanTime parseClock parseGameFile parseMoveList',
  },
  './generate': {
    exports: generate,
    calls: {
      GridMaker: (it) => new generate.GridMaker(it(CLASSIC), 'copies').make(1),
      generate: (it) => generate.generate(it({ ...WISHES, seed: 'copies' })),
      generateVariants: (it) =>
        generate.generateVariants(
          it({ kinds: ['thermo'], geometry: SMALL.geometry, seed: 'copies' }),
        ),
      impossibleReason: (it) => [
        generate.impossibleReason(it(WISHES)),
        generate.impossibleReason(it({ ...WISHES, level: 'easy' })),
      ],
      impossibleVariant: (it) =>
        generate.impossibleVariant(it({ kinds: ['killer'], geometry: SMALL.geometry })),
      isRare: (it) => [
        generate.isRare(it({ technique: 'jellyfish', geometry: CLASSIC })),
        generate.isRare(it({ technique: 'jellyfish', solution: SOLUTION })),
      ],
      orbits: (it) => generate.orbits(it(CLASSIC), 'full'),
      puzzleMaker: (it) => finish(generate.puzzleMaker(it(WISHES), 'copies').make(0, 1)),
      randomGrid: (it) => generate.randomGrid(it(CLASSIC), new generate.Random('copies')),
      symmetryOf: (it) => generate.symmetryOf(it(GIVENS)),
      wishesIn: (it) => generate.wishesIn(it(WISHES)),
    },
    others: 'Random UniformGrids drawSeed parseRange rangeText',
  },
  './review': {
    exports: review,
    calls: {
      Reviewing: (it) => finish(new review.Reviewing(it(GAME))),
      findingText: (it) =>
        review.findingText(it({ kind: 'went-back', move: 0, count: 5, at: 1 }), it(CLASSIC), 'en'),
      reviewSummary: (it) => review.reviewSummary(it(REVIEW), 'ko'),
    },
    others: '',
  },
  './making': {
    exports: making,
    calls: {
      Completing: (it) => finish(new making.Completing(it(OPEN), it(SETTING))),
      Distinct: (it) => new making.Distinct(it(new Set<string>())).newOnes(it({ forms: ['a'] })),
      Minimizing: (it) => finish(new making.Minimizing(it(GIVENS), it(SETTING))),
      ProperGivens: (it) => finish(new making.ProperGivens(it(OPEN))),
      batchMaker: (it) =>
        finish(
          making.batchMaker(it(making.makingTask('puzzles', 'copies', WISHES)))(
            it({ first: 0, count: 1 }),
          ),
        ),
      madeAt: (it) =>
        making.madeAt(
          it(
            finish(
              making.batchMaker(making.makingTask('puzzles', 'copies', WISHES))({
                first: 0,
                count: 1,
              }),
            ),
          ),
          0,
          it(CLASSIC),
        ),
      makingTask: (it) => making.makingTask('puzzles', 'copies', it(WISHES)),
      puzzleFacts: (it) => finish(making.puzzleFacts(it(GIVENS))),
      variantDifficulty: (it) => finish(making.variantDifficulty(it(KILLER))),
      variantForm: (it) => making.variantForm(it(KILLER)),
      wishesOf: (it) => making.wishesOf(it(making.makingTask('puzzles', 'copies', WISHES))),
    },
    others: '',
  },
  './practice': {
    exports: practice,
    calls: {
      DrillMaking: (it) =>
        finish(new practice.DrillMaking(it({ technique: 'hidden-single', seed: 'copies' }))),
      GameMaking: (it) =>
        finish(new practice.GameMaking(it({ technique: 'hidden-single', seed: 'copies' }))),
      JudgingAnswer: (it) => [
        finish(new practice.JudgingAnswer(it(DRILL), it({ kind: 'elimination', candidates: [0] }))),
        finish(new practice.JudgingAnswer(it(DRILL), it({ kind: 'pattern', cells: [0, 1] }))),
      ],
      drillPuzzle: (it) => explain.playerGridOf(practice.drillPuzzle(it(DRILL))),
      entryOf: (it) => practice.entryOf(it(LEARNER), 'x-wing'),
      forgotten: (it) => practice.forgotten(it(LEARNER), 'x-wing'),
      formatLearner: (it) => practice.formatLearner(it(LEARNER)),
      helpLevelOf: (it) => practice.helpLevelOf(it(LEARNER.entries[0])),
      helpWith: (it) => practice.helpWith(it(practice.lessonOf('x-wing')), 1),
      isReadyFor: (it) => practice.isReadyFor(it(LEARNER), it(practice.lessonOf('x-wing'))),
      isSlip: (it) => practice.isSlip(it({ kind: 'filled', cell: 3 })),
      movedTo: (it) => practice.movedTo(it(LEARNER), 'x-wing', 2, DAY),
      nextTechnique: (it) => practice.nextTechnique(it(LEARNER), DAY),
      practised: (it) =>
        practice.practised(it(LEARNER), it({ technique: 'x-wing', outcome: 'seen', day: DAY })),
      reasonText: (it) => practice.reasonText(it({ kind: 'filled', cell: 3 }), 'x-wing', 'en'),
    },
    others: 'daysAfter lessonName lessonOf lessonWith parseLearner',
  },
  './exact-cover': {
    exports: exactCover,
    calls: {
      ExactCoverSearch: (it) => new exactCover.ExactCoverSearch(it(PROBLEM)).step(),
      LearningSearch: (it) => new exactCover.LearningSearch(it(PROBLEM)).step(),
    },
    others: '',
  },
  './trace': {
    exports: trace,
    calls: {
      TraceReader: (it) => {
        const reader = new trace.TraceReader({ puzzle: it(PUZZLE) });
        reader.write('{"kind":"placement","cell":"r1c3","digit":4}\n');
        return reader.end();
      },
      TraceWriter: (it) => new trace.TraceWriter(it(SUKAKU), STRATEGY).take(),
      formatJsonHead: (it) => trace.formatJsonHead(it(SUKAKU), 'program'),
      formatTrace: (it) => trace.formatTrace({ ...TRACE, puzzle: it(SUKAKU) }),
      parseTrace: (it) =>
        trace.parseTrace('{"kind":"placement","cell":"r1c3","digit":4}\n', {
          puzzle: it(PUZZLE),
        }),
      replay: (it) => pathOf(trace.replay({ ...TRACE, puzzle: it(PUZZLE) }).begin(it(GIVENS))),
      replayOptions: (it) => trace.replayOptions({ ...TRACE, puzzle: it(PUZZLE) }),
      sourceLineAt: (it) => trace.sourceLineAt({ ...TRACE, puzzle: it(PUZZLE) }, 1),
      tracePieces: (it) => [...trace.tracePieces({ ...TRACE, puzzle: it(PUZZLE) })],
    },
    others: 'isTrace',
  },
  './work': {
    exports: work,
    calls: {
      RequestSize: (it) => new work.RequestSize(it({ least: 1, most: 2, size: 3 })).items,
    },
    others: 'SlicedWork deadline finish slicesOf workOf',
  },
};
