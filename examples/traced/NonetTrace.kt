import java.io.File
import java.io.Writer

/**
 * Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace java -jar solve.jar < puzzle.txt. Without
 * NONET_TRACE, nothing is written. Rows and columns begin at 0, as in board[r][c]. Needs Java 9.
 */
object NonetTrace {
    private val stack = StackWalker.getInstance()
    private var file: Writer? = null
    private var source: String? = null
    private var eventsLeft = 0L
    private var rejected = 0L

    /** Before the search: the board has the givens. Blanks are 0. */
    fun puzzle(board: Array<IntArray>) = begin(board.joinToString("") { it.joinToString("") })

    /** Before the search: the board has the givens. Blanks are '0' or '.'. */
    fun puzzle(board: Array<CharArray>) = begin(board.joinToString("") { it.joinToString("") })

    /** After board[r][c] = d. */
    fun place(r: Int, c: Int, d: Int) {
        if (file != null) event("+ ${r + 1} ${c + 1} $d")
    }

    /** After board[r][c] = d. */
    fun place(r: Int, c: Int, d: Char) {
        if (file != null) event("+ ${r + 1} ${c + 1} $d")
    }

    /** After board[r][c] = 0. */
    fun remove(r: Int, c: Int) {
        if (file != null) event("- ${r + 1} ${c + 1}")
    }

    /** When the board is full. */
    fun solution() {
        if (file != null) event("!")
    }

    /** When a digit does not fit (optional). */
    fun reject() {
        if (file != null) rejected++
    }

    /** Only the first puzzle is recorded. The second one ends the trace. */
    private fun begin(puzzle: String) {
        val path = System.getenv("NONET_TRACE")
        end()
        if (path == null || source != null) return
        source = caller().fileName
        eventsLeft = System.getenv("NONET_TRACE_EVENTS")?.toLong() ?: 1_000_000L
        file = File(path).bufferedWriter()
        file!!.write("nonet-trace 1\npuzzle ${puzzle.replace('0', '.')}\nsource $source\n")
        Runtime.getRuntime().addShutdownHook(Thread { end() })
    }

    private fun event(text: String) {
        val trace = file!!
        if (eventsLeft-- == 0L) {
            trace.write("cut\n")
            end()
            return
        }
        if (rejected > 0) trace.write("? $rejected\n")
        rejected = 0
        trace.write("$text @${caller().lineNumber}\n")
    }

    /** The place in the solver that made the call, which is three stack frames up. */
    private fun caller() =
        stack.walk<StackWalker.StackFrame> { frames -> frames.skip(3).findFirst().get() }

    /** Ends the trace with the source, if the file is in the folder in which the program runs. */
    private fun end() {
        val trace = file ?: return
        file = null
        trace.use {
            if (File(source).canRead()) File(source).forEachLine { line -> trace.write("| $line\n") }
        }
    }
}
