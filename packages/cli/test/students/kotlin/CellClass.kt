import java.util.Scanner

data class Cell(val row: Int, val col: Int, var value: Int) {
    val box get() = row / 3 * 3 + col / 3

    infix fun sees(other: Cell) = row == other.row || col == other.col || box == other.box
}

/** 후보가 가장 적은 칸부터 채운다. */
fun fill(cells: List<Cell>): Boolean {
    val (cell, options) = cells
        .filter { it.value == 0 }
        .map { cell -> cell to (1..9) - cells.filter { it sees cell }.map { it.value } }
        .minBy { it.second.size } ?: return true
    for (option in options) {
        cell.value = option //+
        if (fill(cells)) return true
        cell.value = 0 //-
    }
    return false
}

fun main() {
    val input = Scanner(System.`in`)
    val cells = List(81) { Cell(it / 9, it % 9, input.nextInt()) }
    fill(cells)
    cells.chunked(9).forEach { row ->
        println(row.joinToString(" ") { it.value.toString() })
    }
}
