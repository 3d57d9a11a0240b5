fun main() {
    generateSequence(::readLine)
        .filter { it.isNotBlank() }
        .map { line -> line.map { if (it == '.') 0 else it - '0' }.toIntArray() }
        .forEach { board ->
            board.solve()
            println(board.joinToString(""))
        }
}

private fun IntArray.solve(from: Int = 0): Boolean {
    val cell = (from until 81).firstOrNull { this[it] == 0 } ?: return true
    for (digit in 1..9) {
        if (clashes(cell, digit)) continue
        this[cell] = digit //+
        if (solve(cell + 1)) return true
        this[cell] = 0 //-
    }
    return false
}

private fun IntArray.clashes(cell: Int, digit: Int): Boolean {
    val row = cell / 9
    val column = cell % 9
    return (0 until 9).any {
        this[row * 9 + it] == digit ||
            this[it * 9 + column] == digit ||
            this[(row / 3 * 3 + it / 3) * 9 + column / 3 * 3 + it % 3] == digit
    }
}
