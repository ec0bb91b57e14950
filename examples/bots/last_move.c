/* A bot in C without any library: it takes the last of its legal moves.
 *
 *   cc -O2 -o last_move examples/bots/last_move.c
 *   wk arena lost_lands --bots random,cmd:./last_move -n 100
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *line = NULL;
    size_t room = 0;

    while (getline(&line, &room, stdin) > 0) {
        char *list, *end, *key;

        if (strncmp(line, "{\"type\":\"over\"", 14) == 0)
            break;
        if (strncmp(line, "{\"type\":\"choose\"", 16) != 0)
            continue;
        /* "legal":["eat:1","attack:0,5"] — keys are plain, so the list ends with the first "] */
        list = strstr(line, "\"legal\":[\"");
        end = list ? strstr(list, "\"]") : NULL;
        if (!end)
            continue;
        *end = '\0';
        key = strrchr(list, '"') + 1;
        printf("{\"move\":\"%s\"}\n", key);
        fflush(stdout);
    }
    free(line);
    return 0;
}
