package main

import (
	"fmt"
	"os"
)

var board, row, col, box [9][10]int
var blanks [][2]int

func put(r, c, d, used int) {
	board[r][c] = d * used
	row[r][d] = used
	col[c][d] = used
	box[r/3*3+c/3][d] = used
}

func solve(i int) {
	if i == len(blanks) {
		for r := 0; r < 9; r++ {
			for c := 0; c < 9; c++ {
				fmt.Print(board[r][c])
			}
			fmt.Println()
		}
		os.Exit(0)
	}
	r, c := blanks[i][0], blanks[i][1]
	for d := 1; d <= 9; d++ {
		if row[r][d]+col[c][d]+box[r/3*3+c/3][d] > 0 {
			continue
		}
		put(r, c, d, 1)
		solve(i + 1)
		put(r, c, d, 0)
	}
}

func main() {
	for r := 0; r < 9; r++ {
		var line string
		fmt.Scan(&line)
		for c := 0; c < 9; c++ {
			if d := int(line[c] - '0'); d > 0 {
				put(r, c, d, 1)
			} else {
				blanks = append(blanks, [2]int{r, c})
			}
		}
	}
	solve(0)
}
