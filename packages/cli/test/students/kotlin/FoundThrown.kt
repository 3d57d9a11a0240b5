package kr.sudoku

import java.io.InputStream

/** 답을 찾으면 던진다. */
object Found : Throwable()

class Table {
    val cells = ByteArray(81)

    fun readFrom(stream: InputStream) {
        var n = 0
        while (n < 81) {
            val ch = stream.read()
            if (ch in 48..57) cells[n++] = (ch - 48).toByte()
        }
    }

    fun allows(at: Int, d: Byte): Boolean {
        val r = at / 9
        val c = at % 9
        for (k in 0..8) {
            if (cells[9 * r + k] == d) return false
            if (cells[9 * k + c] == d) return false
            if (cells[9 * (r / 3 * 3 + k / 3) + c / 3 * 3 + k % 3] == d) return false
        }
        return true
    }
}

fun search(table: Table, at: Int) {
    if (at == 81) throw Found
    if (table.cells[at] > 0) {
        search(table, at + 1)
        return
    }
    for (d in 1..9) {
        if (table.allows(at, d.toByte())) {
            table.cells[at] = d.toByte() //+
            search(table, at + 1)
            table.cells[at] = 0 //-
        }
    }
}

fun main() {
    val table = Table().apply { readFrom(System.`in`) }
    try {
        search(table, 0)
    } catch (found: Found) {
        for (i in 0..8) println(table.cells.slice(9 * i..9 * i + 8).joinToString(""))
    }
}
