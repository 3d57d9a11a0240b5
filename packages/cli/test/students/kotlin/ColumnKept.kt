import java.io.BufferedReader
import java.io.InputStreamReader

private val br = BufferedReader(InputStreamReader(System.`in`))
private val arr = Array(9) { arrayOfNulls<Int>(9) }
private val row = Array(9) { BooleanArray(10) }
private val col = Array(9) { BooleanArray(10) }
private val box = Array(9) { BooleanArray(10) }
private var finished = false

private fun dfs(cnt: Int) {
    if (cnt == 81) {
        finished = true
        return
    }
    val r = cnt / 9
    val c = cnt % 9
    val b = (r / 3) * 3 + c / 3
    if (arr[r][c] != 0) {
        dfs(cnt + 1)
        return
    }
    for (num in 1..9) {
        if (row[r][num] || col[c][num] || box[b][num]) continue
        row[r][num] = true
        col[c][num] = true
        box[b][num] = true
        arr[r][c] = num //+
        dfs(cnt + 1)
        if (finished) return
        arr[r][c] = 0 //-
        row[r][num] = false
        box[b][num] = false
    }
}

fun main() {
    for (r in 0 until 9) {
        br.readLine().trim().split(" ").forEachIndexed { c, s ->
            val num = s.toInt()
            arr[r][c] = num
            row[r][num] = true
            col[c][num] = true
            box[(r / 3) * 3 + c / 3][num] = true
        }
    }
    dfs(0)
    arr.forEach { println(it.joinToString(" ")) }
}
