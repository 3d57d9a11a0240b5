import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import solver.SudokuSolver;
import sudoku.Candidate;
import sudoku.SolutionStep;
import sudoku.SolutionType;
import sudoku.Sudoku2;

/**
 * Rates puzzles with HoDoKu 2.2.0 and prints its steps. Reads lines of 81 characters from standard input. For
 * each, prints
 *
 * <pre>
 * #puzzle
 * CODE|placements|deletions   (one line per step: 0003|r7c8=5| or 0100||r1c2&lt;&gt;3 r1c3&lt;&gt;3)
 * = LEVEL SCORE
 * t nanoseconds               (CPU time)
 * </pre>
 */
public class HodokuStepLog {
    public static void main(String[] args) throws Exception {
        SudokuSolver solver = new SudokuSolver();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.length() >= 81) rate(line.substring(0, 81), solver);
        }
        System.exit(0);
    }

    private static void rate(String puzzle, SudokuSolver solver) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Sudoku2 sudoku = new Sudoku2();
        sudoku.setSudoku(puzzle);
        solver.setSudoku(sudoku);
        solver.solve();
        long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
        StringBuilder log = new StringBuilder("#").append(puzzle).append('\n');
        for (SolutionStep step : solver.getSteps()) appendStep(step, log);
        log.append("= ").append(solver.getLevel().getName()).append(' ').append(solver.getScore());
        System.out.println(log + "\nt " + time);
        System.out.flush();
    }

    private static void appendStep(SolutionStep step, StringBuilder log) {
        SolutionType type = step.getType();
        boolean isBruteForce = type == SolutionType.BRUTE_FORCE;
        log.append(isBruteForce ? type.name() : type.getLibraryType()).append('|');
        if (isBruteForce || type.isSingle() || isForcing(type)) {
            for (int i = 0; i < step.getValues().size(); i++) {
                if (i > 0) log.append(' ');
                appendCell(step.getIndices().get(i), log).append('=').append(step.getValues().get(i));
            }
        }
        log.append('|');
        String separator = "";
        for (Candidate deleted : step.getCandidatesToDelete()) {
            log.append(separator);
            appendCell(deleted.getIndex(), log).append("<>").append(deleted.getValue());
            separator = " ";
        }
        log.append('\n');
    }

    private static boolean isForcing(SolutionType type) {
        return type.name().startsWith("FORCING_");
    }

    private static StringBuilder appendCell(int index, StringBuilder log) {
        return log.append('r').append(index / 9 + 1).append('c').append(index % 9 + 1);
    }
}
