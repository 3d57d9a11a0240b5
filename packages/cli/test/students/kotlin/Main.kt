import kotlin.system.exitProcess

val board = Array(9) { IntArray(9) }
val blanks = mutableListOf<Pair<Int, Int>>()

fun main() {
    for (i in 0 until 9) {
        val line = readLine()!!
        for (j in 0 until 9) {
            board[i][j] = line[j] - '0'
            if (board[i][j] == 0) blanks.add(Pair(i, j))
        }
    }
    dfs(0)
}

fun dfs(depth: Int) {
    if (depth == blanks.size) {
        val sb = StringBuilder()
        for (row in board) {
            for (n in row) sb.append(n)
            sb.append('\n')
        }
        print(sb)
        exitProcess(0) // 사전순으로 가장 앞선 답만 출력
    }
    val (y, x) = blanks[depth]
    for (n in 1..9) {
        if (!check(y, x, n)) continue
        board[y][x] = n //+
        dfs(depth + 1)
        board[y][x] = 0 //-
    }
}

fun check(y: Int, x: Int, n: Int): Boolean {
    for (i in 0 until 9) {
        if (board[y][i] == n || board[i][x] == n) return false
    }
    val sy = y / 3 * 3
    val sx = x / 3 * 3
    for (i in sy..sy + 2) for (j in sx..sx + 2) if (board[i][j] == n) return false
    return true
}
