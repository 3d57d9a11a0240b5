import kotlin.system.exitProcess

val board = Array(9) { IntArray(9) }
val row = Array(9) { BooleanArray(10) }
val col = Array(9) { BooleanArray(10) }
val box = Array(9) { BooleanArray(10) }
val blanks = ArrayList<Pair<Int, Int>>()

fun solve(i: Int) {
    if (i == blanks.size) {
        println(board.joinToString("\n") { it.joinToString("") })
        exitProcess(0)
    }
    val (r, c) = blanks[i]
    val b = r / 3 * 3 + c / 3
    for (d in 1..9) {
        if (row[r][d] || col[c][d] || box[b][d]) continue
        board[r][c] = d
        row[r][d] = true
        col[c][d] = true
        box[b][d] = true
        solve(i + 1)
        board[r][c] = 0
        row[r][d] = false
        col[c][d] = false
        box[b][d] = false
    }
}

fun main() {
    for (r in 0 until 9) {
        val line = readLine()!!
        for (c in 0 until 9) {
            val d = line[c] - '0'
            board[r][c] = d
            if (d == 0) {
                blanks.add(Pair(r, c))
            } else {
                row[r][d] = true
                col[c][d] = true
                box[r / 3 * 3 + c / 3][d] = true
            }
        }
    }
    solve(0)
}
