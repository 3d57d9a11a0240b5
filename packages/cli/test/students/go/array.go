package main

import "fmt"

var g [9][9]int

func ok(r, c, n int) bool {
	for i := 0; i < 9; i++ {
		if g[r][i] == n || g[i][c] == n || g[r/3*3+i/3][c/3*3+i%3] == n {
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
	for n := 1; n <= 9; n++ {
		if ok(r, c, n) {
			g[r][c] = n
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
		for c, ch := range s {
			g[r][c] = int(ch - '0')
		}
	}
	solve(0)
	for _, row := range g {
		for _, d := range row {
			fmt.Print(d)
		}
		fmt.Println()
	}
}
