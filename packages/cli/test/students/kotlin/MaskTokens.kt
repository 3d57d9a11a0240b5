import java.io.StreamTokenizer

class MaskTokens {
    private val grid = Array(9) { ShortArray(9) }
    private val row = IntArray(9)
    private val col = IntArray(9)
    private val box = IntArray(9)

    fun read(input: StreamTokenizer) {
        for (r in 0 until 9) {
            for (c in 0 until 9) {
                input.nextToken()
                val n = input.nval.toInt()
                grid[r][c] = n.toShort()
                if (n > 0) toggle(r, c, n)
            }
        }
    }

    private fun toggle(r: Int, c: Int, n: Int) {
        val bit = 1 shl n
        row[r] = row[r] xor bit
        col[c] = col[c] xor bit
        box[r / 3 * 3 + c / 3] = box[r / 3 * 3 + c / 3] xor bit
    }

    fun solve(k: Int = 0): Boolean {
        if (k == 81) return true
        val r = k / 9
        val c = k % 9
        if (grid[r][c] > 0) return solve(k + 1)
        val used = row[r] or col[c] or box[r / 3 * 3 + c / 3]
        for (n in 1..9) {
            if (used and (1 shl n) != 0) continue
            toggle(r, c, n)
            grid[r][c] = n.toShort() //+
            if (solve(k + 1)) return true
            grid[r][c] = 0 //-
            toggle(r, c, n)
        }
        return false
    }

    fun print() = grid.forEach { println(it.joinToString(" ")) }
}

fun main(args: Array<String>) {
    val me = MaskTokens()
    me.read(StreamTokenizer(System.`in`.bufferedReader()))
    me.solve()
    me.print()
}
