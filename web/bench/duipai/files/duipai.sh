#!/bin/sh
# duipai.sh [program.cpp [tests]]: the ten edge cases, then random boards, until your program errs.
mine=${1:-mine.cpp}
tests=${2:-1000}

compile() {
  g++ -O2 -std=c++14 -o "$1" "$2" || { echo "$2 does not compile."; exit 2; }
}

# run INPUT ANSWERS: stops at the first difference.
run() {
  ./mine.exe <"$1" >mine.out
  status=$?
  if [ $status -ne 0 ]; then
    echo "RE: exit status $status on $1"
    exit 1
  fi
  diff -b mine.out "$2" >diff.txt && return
  echo "WA on $1: < yours, > right"
  cat diff.txt
  exit 1
}

compile gen.exe gen.cpp
compile std.exe std.cpp
compile mine.exe "$mine"
for test in 1 2 3 4 5 6 7 8 9 10; do run $test.in $test.ans; done
echo "The ten edge cases are right."
test=1
while [ "$test" -le "$tests" ]; do
  ./gen.exe $test >random.in
  ./std.exe <random.in >random.ans
  run random.in random.ans
  test=$((test + 1))
done
echo "AC: no difference in $tests random tests."
