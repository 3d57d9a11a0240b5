class Board(val cells: Array<IntArray>) {
    private val used = Array(3) { Array(9) { BooleanArray(10) } }

    init {
        each { r, c -> if (cells[r][c] != 0) mark(r, c, cells[r][c], true) }
    }

    private inline fun each(action: (Int, Int) -> Unit) {
        for (r in 0..8) for (c in 0..8) action(r, c)
    }

    private fun mark(r: Int, c: Int, digit: Int, isUsed: Boolean) {
        used[0][r][digit] = isUsed
        used[1][c][digit] = isUsed
        used[2][r / 3 * 3 + c / 3][digit] = isUsed
    }

    fun solve(cell: Int = 0): Boolean {
        if (cell == 81) return true
        val (r, c) = cell / 9 to cell % 9
        if (cells[r][c] != 0) return solve(cell + 1)
        for (digit in 1..9) {
            if ((0..2).any { used[it][listOf(r, c, r / 3 * 3 + c / 3)[it]][digit] }) continue
            cells[r][c] = digit
            mark(r, c, digit, true)
            if (solve(cell + 1)) return true
            cells[r][c] = 0
            mark(r, c, digit, false)
        }
        return false
    }
}

fun main() {
    val cells = Array(9) { readLine()!!.map { it - '0' }.toIntArray() }
    Board(cells).solve()
    println(cells.joinToString("\n") { it.joinToString("") })
}
