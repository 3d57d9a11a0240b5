import java.io.File

fun solve(g: Array<IntArray>, n: Int): Boolean {
    if (n == 81) return true
    val (r, c) = n / 9 to n % 9
    if (g[r][c] != 0) return solve(g, n + 1)
    val used = BooleanArray(10)
    for (k in 0..8) {
        used[g[r][k]] = true
        used[g[k][c]] = true
        used[g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]] = true
    }
    for (v in 1..9) {
        if (used[v]) continue
        g[r][c] = v //+
        if (solve(g, n + 1)) return true
        g[r][c] = 0 //-
    }
    return false
}

fun main() {
    val total = File("/dev/stdin").readLines()
        .filterNot { it.startsWith("Grid") || it.isBlank() }
        .map { line -> IntArray(9) { line[it] - '0' } }
        .chunked(9)
        .sumBy { rows ->
            val grid = rows.toTypedArray()
            solve(grid, 0)
            grid[0].take(3).fold(0) { sum, digit -> 10 * sum + digit }
        }
    println(total)
}
