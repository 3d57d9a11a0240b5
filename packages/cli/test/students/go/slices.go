package main

import (
	"bufio"
	"bytes"
	"os"
)

func solve(b []byte) bool {
	i := bytes.IndexByte(b, '.')
	if i < 0 {
		return true
	}
next:
	for d := byte('1'); d <= '9'; d++ {
		for j := range b {
			if b[j] == d && (i/9 == j/9 || i%9 == j%9 || (i/27 == j/27 && i%9/3 == j%9/3)) {
				continue next
			}
		}
		b[i] = d
		if solve(b) {
			return true
		}
	}
	b[i] = '.'
	return false
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for in.Scan() {
		b := append([]byte{}, in.Bytes()...)
		solve(b)
		out.Write(append(b, '\n'))
	}
}
