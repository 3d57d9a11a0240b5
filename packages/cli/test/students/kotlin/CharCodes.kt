val a = Array(9) { IntArray(9) }
val rowUsed = Array(9) { BooleanArray(10) }
val colUsed = Array(9) { BooleanArray(10) }
val boxUsed = Array(9) { BooleanArray(10) }

fun mark(r: Int, c: Int, v: Int, on: Boolean) {
    rowUsed[r][v] = on
    colUsed[c][v] = on
    boxUsed[r / 3 * 3 + c / 3][v] = on
}

fun solve(n: Int): Boolean {
    if (n == 81) return true
    val r = n / 9
    val c = n % 9
    if (a[r][c] != 0) return solve(n + 1)
    for (v in 1..9) {
        if (rowUsed[r][v] || colUsed[c][v] || boxUsed[r / 3 * 3 + c / 3][v]) continue
        mark(r, c, v, true)
        a[r][c] = v
        if (solve(n + 1)) return true
        a[r][c] = 0
        mark(r, c, v, false)
    }
    return false
}

fun main() {
    for (r in 0..8) {
        val line = readLine()!!
        for (c in 0..8) {
            a[r][c] = line[c].toInt() // '0'은 48인데...
            if (a[r][c] != 0) mark(r, c, a[r][c], true)
        }
    }
    solve(0)
    for (row in a) println(row.joinToString(""))
}
