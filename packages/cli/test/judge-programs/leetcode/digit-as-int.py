class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c))
                else:
                    d = int(board[r][c])
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[r // 3 * 3 + c // 3].add(d)

        def backtrack(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for d in range(1, 10):
                if d in rows[r] or d in cols[c] or d in boxes[b]:
                    continue
                board[r][c] = d
                rows[r].add(d); cols[c].add(d); boxes[b].add(d)
                if backtrack(k + 1):
                    return True
                rows[r].remove(d); cols[c].remove(d); boxes[b].remove(d)
            board[r][c] = '.'
            return False

        backtrack(0)
