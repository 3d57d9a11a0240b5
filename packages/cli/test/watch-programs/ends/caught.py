import time

try:
    print('running', flush=True)
    while True:
        time.sleep(0.01)
except KeyboardInterrupt:
    print('interrupted', flush=True)
    raise SystemExit(9)
