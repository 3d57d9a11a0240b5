import java.io.BufferedReader
import java.io.InputStreamReader

// The board is a String: every step makes a new one.
fun solve(board: String): String? {
    val at = board.indexOf('0')
    if (at < 0) return board
    for (digit in '1'..'9') {
        val taken = board.withIndex().any { (i, ch) ->
            ch == digit && (i / 9 == at / 9 || i % 9 == at % 9 ||
                (i / 27 == at / 27 && i % 9 / 3 == at % 9 / 3))
        }
        if (taken) continue
        val next = board.replaceRange(at, at + 1, digit.toString()) //+
        val solved = solve(next)
        if (solved != null) return solved
        //-
    }
    return null
}

fun main() {
    BufferedReader(InputStreamReader(System.`in`)).use { reader ->
        for (line in reader.lineSequence()) {
            if (line.length < 81) continue
            println(solve(line.replace('.', '0')) ?: "-")
        }
    }
}
