import sys
def main():
    b = [list(map(int, sys.stdin.readline().strip())) for _ in range(9)]
    print(b)
