class Solver(private val rows: Array<CharArray>) {
    private fun isFree(r: Int, c: Int, ch: Char): Boolean {
        if (ch in rows[r]) return false
        if (rows.any { it[c] == ch }) return false
        for (i in 0..2) {
            for (j in 0..2) {
                if (rows[r - r % 3 + i][c - c % 3 + j] == ch) return false
            }
        }
        return true
    }

    fun solve(): Boolean {
        for (r in 0..8) {
            for (c in 0..8) {
                if (rows[r][c] != '0') continue
                for (ch in '1'..'9') {
                    if (isFree(r, c, ch)) {
                        rows[r][c] = ch //+
                        if (solve()) return true
                        rows[r][c] = '0' //-
                    }
                }
                return false
            }
        }
        return true
    }

    override fun toString() = rows.joinToString("\n") { String(it) }
}

fun main() {
    val solver = Solver(Array(9) { readLine()!!.toCharArray() })
    solver.solve()
    println(solver)
}
