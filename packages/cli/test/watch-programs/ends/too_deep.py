def deeper(depth):
    return deeper(depth + 1)


deeper(0)
