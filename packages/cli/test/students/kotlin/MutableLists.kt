typealias Sudoku = MutableList<MutableList<Int>>

fun main() {
    val sudoku: Sudoku = MutableList(9) {
        readLine()!!.trim().split(" ").map { it.toInt() }.toMutableList()
    }
    if (solve(sudoku)) {
        println(sudoku.joinToString("\n") { it.joinToString(" ") })
    }
}

fun solve(sudoku: Sudoku): Boolean {
    for (r in sudoku.indices) {
        val c = sudoku[r].indexOf(0)
        if (c == -1) continue
        for (digit in candidates(sudoku, r, c)) {
            sudoku[r][c] = digit //+
            if (solve(sudoku)) return true
            sudoku[r][c] = 0 //-
        }
        return false
    }
    return true
}

fun candidates(sudoku: Sudoku, r: Int, c: Int): List<Int> {
    val row = sudoku[r]
    val column = sudoku.map { it[c] }
    val box = sudoku.drop(r / 3 * 3).take(3).flatMap { it.drop(c / 3 * 3).take(3) }
    return (1..9) - row - column - box
}
