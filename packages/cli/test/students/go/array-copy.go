package main

import "fmt"

func solve(g [9][9]byte, k int) bool {
	if k == 81 {
		return true
	}
	r, c := k/9, k%9
	if g[r][c] != '0' {
		return solve(g, k+1)
	}
next:
	for d := byte('1'); d <= '9'; d++ {
		for i := 0; i < 9; i++ {
			if g[r][i] == d || g[i][c] == d || g[r/3*3+i/3][c/3*3+i%3] == d {
				continue next
			}
		}
		g[r][c] = d
		if solve(g, k+1) {
			return true
		}
	}
	return false
}

func main() {
	var g [9][9]byte
	for r := range g {
		var s string
		fmt.Scan(&s)
		copy(g[r][:], s)
	}
	solve(g, 0)
	for _, row := range g {
		fmt.Println(string(row[:]))
	}
}
