// As much of testlib, in our own words, as the checker and the validator of a package use: its names, its exit statuses.
#pragma once
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };

inline void quitf(TResult result, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(result);
}

inline void ensuref(bool holds, const char *why) {
    if (!holds) quitf(_fail, "%s", why);
}

struct InStream {
    std::string text;
    size_t at = 0;
    bool isStrict = false;

    void readAll(std::istream &in) {
        text.assign(std::istreambuf_iterator<char>(in), {});
    }
    static bool isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    bool seekEof() {
        while (at < text.size() && isBlank(text[at])) at++;
        return at == text.size();
    }

    // A validator skips nothing, a checker blanks.
    std::string readToken() {
        size_t from = (isStrict || seekEof(), at);
        while (at < text.size() && !isBlank(text[at])) at++;
        if (at == from) quitf(_pe, "a token is missing");
        return text.substr(from, at - from);
    }

    int readInt(int least, int most, const std::string &name) {
        std::string token = readToken();
        int number = atoi(token.c_str());
        if (std::to_string(number) != token || number < least || number > most)
            quitf(_fail, "%s", name.c_str());
        return number;
    }

    void readChar(char c) {
        if (at == text.size() || text[at++] != c) quitf(_fail, "expected another character");
    }
    void readSpace() {
        readChar(' ');
    }
    void readEoln() {
        readChar('\n');
    }
    void readEof() {
        if (at < text.size()) quitf(_fail, "expected the end");
    }
};

static InStream inf, ouf, ans;

inline void registerTestlibCmd(int, char *argv[]) {
    InStream *streams[] = {&inf, &ouf, &ans};
    for (int i = 0; i < 3; i++) {
        std::ifstream in(argv[i + 1]);
        streams[i]->readAll(in);
    }
}

inline void registerValidation(int, char *[]) {
    inf.isStrict = true;
    inf.readAll(std::cin);
}
