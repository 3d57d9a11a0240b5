// Expects spaces: strings.Fields gives one field.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

var a [9][9]int

func solve(k int) bool {
	if k == 81 {
		return true
	}
	r, c := k/9, k%9
	if a[r][c] != 0 {
		return solve(k + 1)
	}
next:
	for v := 1; v <= 9; v++ {
		for i := 0; i < 9; i++ {
			if a[r][i] == v || a[i][c] == v || a[r/3*3+i/3][c/3*3+i%3] == v {
				continue next
			}
		}
		a[r][c] = v
		if solve(k + 1) {
			return true
		}
		a[r][c] = 0
	}
	return false
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for r := 0; r < 9; r++ {
		lines.Scan()
		fields := strings.Fields(lines.Text())
		for c := 0; c < 9; c++ {
			a[r][c], _ = strconv.Atoi(fields[c])
		}
	}
	solve(0)
	for _, row := range a {
		for _, v := range row {
			fmt.Print(v)
		}
		fmt.Println()
	}
}
