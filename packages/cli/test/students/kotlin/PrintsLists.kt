fun main() {
    val cells = ArrayList<StringBuilder>()
    repeat(9) { cells.add(StringBuilder(readLine()!!)) }

    fun fits(r: Int, c: Int, d: Char): Boolean {
        for (i in 0..8) {
            if (cells[r][i] == d) return false
            if (cells[i][c] == d) return false
            if (cells[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false
        }
        return true
    }

    fun solve(start: Int): Boolean {
        var n = start
        while (n < 81 && cells[n / 9][n % 9] != '0') n++
        if (n == 81) return true
        for (d in '1'..'9') {
            if (fits(n / 9, n % 9, d)) {
                cells[n / 9].setCharAt(n % 9, d) //+
                if (solve(n + 1)) return true
                cells[n / 9].setCharAt(n % 9, '0') //-
            }
        }
        return false
    }

    solve(0)
    for (row in cells) println(row.toList())
}
