// Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace ./solve < puzzle.txt. Without NONET_TRACE,
// nothing is written. Rows and columns begin at 0, as in board[r][c]. Needs Go 1.18.

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
)

var trace struct {
	file       *os.File
	source     string
	buffer     []byte // not yet in the file
	ending     []byte // the source; follows the events
	size       int64  // bytes of events in the file
	eventsLeft int
	rejected   int
}

// tracePuzzle is called before the search: the board has the givens. Blanks are 0, '0' or '.'.
// Only the first puzzle is recorded. The second one ends the trace.
func tracePuzzle(board any) {
	path := os.Getenv("NONET_TRACE")
	traceEnd()
	if path == "" || trace.source != "" {
		return
	}
	var err error
	if trace.file, err = os.Create(path); err != nil {
		panic(err)
	}
	if trace.eventsLeft, err = strconv.Atoi(os.Getenv("NONET_TRACE_EVENTS")); err != nil {
		trace.eventsLeft = 1_000_000
	}
	_, trace.source, _, _ = runtime.Caller(1)
	if source, err := os.ReadFile(trace.source); err == nil {
		lines := bytes.TrimSuffix(source, []byte("\n"))
		trace.ending = append([]byte("| "), bytes.ReplaceAll(lines, []byte("\n"), []byte("\n| "))...)
		trace.ending = append(trace.ending, '\n')
	}
	traceText("nonet-trace 1\npuzzle ")
	for i := 0; i < 81; i++ {
		row := reflect.Indirect(reflect.ValueOf(board)).Index(i / 9)
		d := row.Index(i % 9).Convert(reflect.TypeOf(0)).Int()
		if d %= '0'; d < 1 || d > 9 {
			traceText(".")
		} else {
			traceText("%d", d)
		}
	}
	traceText("\nsource %s\n", filepath.Base(trace.source))
}

// tracePlace is called after board[r][c] = d.
func tracePlace[Digit ~int | ~int8 | ~int32 | ~uint8](r, c int, d Digit) {
	if trace.file != nil {
		traceEvent("+ %d %d %d", r+1, c+1, int(d)%'0')
	}
}

// traceRemove is called after board[r][c] = 0.
func traceRemove(r, c int) {
	if trace.file != nil {
		traceEvent("- %d %d", r+1, c+1)
	}
}

// traceSolution is called when the board is full.
func traceSolution() {
	if trace.file != nil {
		traceEvent("!")
		traceFlush() // os.Exit may follow, and it runs nothing
	}
}

// traceReject is called when a digit does not fit (optional).
func traceReject() {
	if trace.file != nil {
		trace.rejected++
	}
}

// traceEnd is called at the end of main: defer traceEnd().
func traceEnd() {
	traceFlush()
	if trace.file != nil {
		trace.file.Close()
	}
	trace.file = nil
}

func traceEvent(format string, numbers ...any) {
	if trace.eventsLeft--; trace.eventsLeft < 0 {
		traceText("cut\n")
		traceEnd()
		return
	}
	if trace.rejected > 0 {
		traceText("? %d\n", trace.rejected)
	}
	trace.rejected = 0
	_, _, line, _ := runtime.Caller(2)
	traceText(format+" @%d\n", append(numbers, line)...)
	if len(trace.buffer) > 1<<16 {
		traceFlush()
	}
}

func traceText(format string, values ...any) {
	trace.buffer = append(trace.buffer, fmt.Sprintf(format, values...)...)
}

// traceFlush leaves a complete trace in the file. The next flush overwrites its ending.
func traceFlush() {
	if trace.file != nil {
		trace.file.WriteAt(append(trace.buffer, trace.ending...), trace.size)
		trace.size += int64(len(trace.buffer))
		trace.buffer = trace.buffer[:0]
	}
}
