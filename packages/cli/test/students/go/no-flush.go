package main

import (
	"bufio"
	"fmt"
	"os"
)

var g [9][]byte

func solve(k int) bool {
	if k == 81 {
		return true
	}
	r, c := k/9, k%9
	if g[r][c] != '0' {
		return solve(k + 1)
	}
next:
	for d := byte('1'); d <= '9'; d++ {
		for i := 0; i < 9; i++ {
			if g[r][i] == d || g[i][c] == d || g[r/3*3+i/3][c/3*3+i%3] == d {
				continue next
			}
		}
		g[r][c] = d
		if solve(k + 1) {
			return true
		}
		g[r][c] = '0'
	}
	return false
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	for r := range g {
		var s string
		fmt.Fscan(in, &s)
		g[r] = []byte(s)
	}
	solve(0)
	for _, row := range g {
		fmt.Fprintln(out, string(row))
	}
}
