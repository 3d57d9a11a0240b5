import diuf.sudoku.Cell;
import diuf.sudoku.Grid;
import diuf.sudoku.solver.Hint;
import diuf.sudoku.solver.HintProducer;
import diuf.sudoku.solver.IndirectHint;
import diuf.sudoku.solver.Rule;
import diuf.sudoku.solver.SingleHintAccumulator;
import diuf.sudoku.solver.Solver;
import diuf.sudoku.solver.rules.chaining.ChainingHint;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Rates puzzles with Sudoku Explainer 1.2.1 and prints its steps. Reads lines of 81 characters from standard
 * input. For each, prints
 *
 * <pre>
 * #puzzle
 * producer rating*10 [cell-digit ...] [cell=digit] [c&lt;complexity&gt;k&lt;sortKey&gt;]   (one line per step)
 * = ER EP ED                                                                  (times 10)
 * t nanoseconds                                                               (CPU time)
 * </pre>
 */
public class StepLog {
    private static final String[] PRODUCERS = {
        "directHintProducers", "indirectHintProducers", "chainingHintProducers",
        "chainingHintProducers2", "advancedHintProducers", "experimentalHintProducers",
    };

    public static void main(String[] args) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.length() >= 81) rate(line.substring(0, 81));
        }
    }

    private static void rate(String puzzle) throws Exception {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Grid grid = new Grid();
        for (int i = 0; i < 81; i++) {
            char symbol = puzzle.charAt(i);
            if (symbol >= '1' && symbol <= '9') grid.setCellValue(i % 9, i / 9, symbol - '0');
        }
        Solver solver = new Solver(grid);
        solver.rebuildPotentialValues();
        List<HintProducer> producers = producersOf(solver);
        StringBuilder log = new StringBuilder("#").append(puzzle).append('\n');
        double er = 0, ep = 0, ed = 0;
        while (!isSolved(grid)) {
            Hint hint = null;
            int number = -1;
            while (hint == null && ++number < producers.size()) {
                SingleHintAccumulator found = new SingleHintAccumulator();
                try {
                    producers.get(number).getHints(grid, found);
                } catch (InterruptedException stopped) {
                    // The accumulator throws this after the first hint.
                }
                hint = found.getHint();
            }
            if (hint == null) {
                er = 20;
                break;
            }
            double rating = ((Rule) hint).getDifficulty();
            er = Math.max(er, rating);
            if (ed == 0) ed = er;
            if (ep == 0 && hint.getCell() != null) ep = er;
            log.append(number).append(' ').append(tenths(rating));
            appendConclusions(hint, log);
            log.append('\n');
            hint.apply();
        }
        log.append("= ").append(tenths(er)).append(' ').append(tenths(ep)).append(' ').append(tenths(ed));
        long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
        System.out.println(log + "\nt " + time);
        System.out.flush();
    }

    private static List<HintProducer> producersOf(Solver solver) throws Exception {
        List<HintProducer> all = new ArrayList<>();
        for (String name : PRODUCERS) {
            Field field = Solver.class.getDeclaredField(name);
            field.setAccessible(true);
            for (Object producer : (List<?>) field.get(solver)) all.add((HintProducer) producer);
        }
        return all;
    }

    private static boolean isSolved(Grid grid) {
        for (int i = 0; i < 81; i++) {
            if (grid.getCellValue(i % 9, i / 9) == 0) return false;
        }
        return true;
    }

    private static void appendConclusions(Hint hint, StringBuilder log) {
        if (hint instanceof IndirectHint) {
            BitSet candidates = new BitSet(810);
            for (Map.Entry<Cell, BitSet> entry : ((IndirectHint) hint).getRemovablePotentials().entrySet()) {
                BitSet digits = entry.getValue();
                for (int digit = digits.nextSetBit(0); digit >= 0; digit = digits.nextSetBit(digit + 1)) {
                    candidates.set(indexOf(entry.getKey()) * 10 + digit);
                }
            }
            candidates.stream().forEach(candidate ->
                log.append(' ').append(candidate / 10).append('-').append(candidate % 10));
        }
        if (hint.getCell() != null) {
            log.append(' ').append(indexOf(hint.getCell())).append('=').append(hint.getValue());
        }
        if (hint instanceof ChainingHint) {
            ChainingHint chain = (ChainingHint) hint;
            log.append(" c").append(chain.getComplexity()).append('k').append(chain.getSortKey());
        }
    }

    private static int indexOf(Cell cell) {
        return cell.getY() * 9 + cell.getX();
    }

    private static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
