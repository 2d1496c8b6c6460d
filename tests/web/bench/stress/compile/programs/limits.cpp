// Does what it reads, and nothing of that is welcome.
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/time.h>

int page[1 << 18];
char *volatile taken;

int below(int depth) {
    int here[8] = {depth};
    for (int &each : here) each += page[depth & 255];
    return depth == 0 ? here[7] : below(depth - 1) + here[depth & 7];
}

int index_of(int number) {
    if (number < 100) return number;
}

long long milliseconds() {
    timeval now;
    gettimeofday(&now, nullptr);
    return now.tv_sec * 1000ll + now.tv_usec / 1000;
}

int main() {
    char what[16];
    long long number;
    scanf("%s %lld", what, &number);
    auto is = [&](const char *name) { return strcmp(what, name) == 0; };
    volatile int zero = 0;
    if (is("until"))
        while (milliseconds() < number) zero = zero + 1;
    if (is("flood"))
        for (;;) puts("Tie");
    if (is("memory"))
        for (;;) taken = (char *)memset(new char[1 << 20], (int)number, 1 << 20);
    if (is("deep")) printf("%d", below((int)number));
    if (is("wild")) page[0] = *(volatile int *)(long)number;
    if (is("zero")) page[0] = number / zero;
    if (is("abort")) abort();
    if (is("assert")) assert(number == 0);
    if (is("exit")) exit((int)number);
    if (is("bounds")) page[number] = 1;
    if (is("return")) page[0] = index_of((int)number);
    printf("%d\n", page[0]);
    return is("status") ? (int)number : 0;
}
