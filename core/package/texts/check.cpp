// Compares each board's answer with the right one: Red, Black or Tie, and the moves unless it is a tie.
#include <string>
#include "testlib.h"
using namespace std;

string answer(InStream &in) {
    string winner = in.readToken();
    return winner == "Tie" ? winner : winner + " " + in.readToken();
}

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int boards = 0;
    while (!ans.seekEof()) {
        string right = answer(ans);
        boards++;
        if (ouf.seekEof()) quitf(_wa, "board %d: expected %s, found nothing", boards, right.c_str());
        string found = answer(ouf);
        if (found != right)
            quitf(_wa, "board %d: expected %s, found %s", boards, right.c_str(), found.c_str());
    }
    if (!ouf.seekEof()) quitf(_wa, "more than %d answers", boards);
    quitf(_ok, "%d answers", boards);
}
