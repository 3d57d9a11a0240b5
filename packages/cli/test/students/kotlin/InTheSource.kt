// 입력은 예제 그대로라서 코드에 넣었다
val puzzle = """
    103000509
    002109400
    000704000
    300502006
    060000050
    700803004
    000401000
    009205800
    804000107
""".trimIndent().lines()

val grid = puzzle.map { line -> line.map { it.toString().toInt() }.toIntArray() }.toTypedArray()

fun ok(r: Int, c: Int, v: Int): Boolean {
    for (i in 0 until 9) {
        if (grid[r][i] == v) return false
        if (grid[i][c] == v) return false
        if (grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false
    }
    return true
}

fun go(k: Int): Boolean = when {
    k == 81 -> true
    grid[k / 9][k % 9] != 0 -> go(k + 1)
    else -> (1..9).any { v -> ok(k / 9, k % 9, v) && tryIt(k, v) }
}

fun tryIt(k: Int, v: Int): Boolean {
    grid[k / 9][k % 9] = v //+
    if (go(k + 1)) return true
    grid[k / 9][k % 9] = 0 //-
    return false
}

fun main() {
    go(0)
    grid.forEach { println(it.joinToString("")) }
}
