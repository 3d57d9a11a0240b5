// The loop does not end at a full grid.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var b [81]int

func ok(k, v int) bool {
	for i := 0; i < 81; i++ {
		same := i/9 == k/9 || i%9 == k%9 || (i/27 == k/27 && i%9/3 == k%9/3)
		if same && b[i] == v {
			return false
		}
	}
	return true
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for i := range b {
		fmt.Fscanf(in, "%1d", &b[i])
		if i%9 == 8 {
			in.ReadString('\n')
		}
	}
	given := b
	k, step := 0, 1
	for k >= 0 {
		if k == 81 {
			continue
		}
		if given[k] == 0 {
			v := b[k] + 1
			b[k] = 0
			for v <= 9 && !ok(k, v) {
				v++
			}
			if v <= 9 {
				b[k], step = v, 1
			} else {
				step = -1
			}
		}
		k += step
	}
	for i, v := range b {
		fmt.Print(v)
		if i%9 == 8 {
			fmt.Println()
		}
	}
}
