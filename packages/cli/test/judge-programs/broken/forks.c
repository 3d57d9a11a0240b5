/* A process is started for every digit that is tried. */
#include <unistd.h>

int main(void) {
    for (int tried = 0; tried < 100; tried++) {
        if (fork() == 0) {
            sleep(60);
            return 0;
        }
    }
    sleep(60);
    return 0;
}
