class Game(private val table: List<MutableList<Int>>) {
    private fun usedAt(r: Int, c: Int): Set<Int> {
        val used = HashSet<Int>()
        (0 until 9).forEach { i ->
            used.add(table[r][i])
            used.add(table[i][c])
            used.add(table[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3])
        }
        return used
    }

    fun solve(index: Int = 0): Boolean {
        if (index == 81) return true
        val r = index / 9
        val c = index % 9
        if (table[r][c] != 0) return solve(index + 1)
        val used = usedAt(r, c)
        (1..9).filter { it !in used }.forEach { n ->
            //- if (table[r][c] != 0)
            table[r][c] = n //+
            if (solve(index + 1)) return@forEach
            table[r][c] = 0 //-
        }
        return table[r][c] != 0
    }

    fun show() {
        table.forEach { row -> println(row.joinToString("")) }
    }
}

fun main() {
    val table = List(9) { readLine()!!.map { it - '0' }.toMutableList() }
    val game = Game(table)
    game.solve()
    game.show()
}
