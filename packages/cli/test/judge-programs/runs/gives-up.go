// The digit 9 is never tried, so the search finds no solution.
package main

import "fmt"

var g [9][9]int

func ok(r, c, v int) bool {
	for i := 0; i < 9; i++ {
		if g[r][i] == v || g[i][c] == v || g[r/3*3+i/3][c/3*3+i%3] == v {
			return false
		}
	}
	return true
}

func solve(k int) bool {
	if k == 81 {
		return true
	}
	r, c := k/9, k%9
	if g[r][c] != 0 {
		return solve(k + 1)
	}
	for v := 1; v < 9; v++ {
		if ok(r, c, v) {
			g[r][c] = v
			if solve(k + 1) {
				return true
			}
			g[r][c] = 0
		}
	}
	return false
}

func main() {
	for r := 0; r < 9; r++ {
		var s string
		fmt.Scan(&s)
		for c := range s {
			g[r][c] = int(s[c] - '0')
		}
	}
	if solve(0) {
		for _, row := range g {
			for _, v := range row {
				fmt.Print(v)
			}
			fmt.Println()
		}
	}
}
