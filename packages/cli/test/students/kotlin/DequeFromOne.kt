import java.util.ArrayDeque
import java.util.StringTokenizer

fun main() {
    val g = Array(10) { IntArray(10) }
    val empty = ArrayList<IntArray>()
    for (r in 1..9) {
        val st = StringTokenizer(readLine())
        for (c in 1..9) {
            g[r][c] = st.nextToken().toInt()
            if (g[r][c] == 0) empty += intArrayOf(r, c)
        }
    }

    fun ok(r: Int, c: Int, v: Int): Boolean {
        val top = (r - 1) / 3 * 3 + 1
        val left = (c - 1) / 3 * 3 + 1
        for (k in 1..9) if (g[r][k] == v || g[k][c] == v) return false
        for (y in top until top + 3) for (x in left until left + 3) if (g[y][x] == v) return false
        return true
    }

    val stack = ArrayDeque<Int>()
    var next = 1
    while (stack.size < empty.size) {
        val (r, c) = empty[stack.size]
        val v = (next..9).firstOrNull { ok(r, c, it) }
        if (v != null) {
            g[r][c] = v //+
            stack.push(v)
            next = 1
        } else {
            next = stack.pop() + 1
            val (y, x) = empty[stack.size]
            g[y][x] = 0 //-
        }
    }
    for (r in 1..9) println((1..9).joinToString(" ") { "${g[r][it]}" })
}
