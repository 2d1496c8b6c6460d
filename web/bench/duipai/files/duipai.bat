@echo off
rem duipai.bat [program.cpp [tests]]: the ten edge cases, then random boards, until your program errs.
setlocal
set "mine=%~1"
if "%mine%"=="" set "mine=mine.cpp"
set "tests=%~2"
if "%tests%"=="" set "tests=1000"

g++ -O2 -std=c++14 -o gen.exe gen.cpp || exit /b 2
g++ -O2 -std=c++14 -o std.exe std.cpp || exit /b 2
g++ -O2 -std=c++14 -o mine.exe "%mine%" || exit /b 2
for /l %%i in (1,1,10) do call :run %%i.in %%i.ans || exit /b 1
echo The ten edge cases are right.
for /l %%i in (1,1,%tests%) do call :random %%i || exit /b 1
echo AC: no difference in %tests% random tests.
exit /b 0

:random
gen.exe %1 >random.in
std.exe <random.in >random.ans
call :run random.in random.ans
exit /b %errorlevel%

rem fc wants the line ends of Windows, which find writes.
:run
mine.exe <%1 >mine.out
if errorlevel 1 goto crashed
if not errorlevel 0 goto crashed
find /v "" <mine.out >yours.txt
find /v "" <%2 >right.txt
fc /w yours.txt right.txt >diff.txt
if errorlevel 1 goto differs
exit /b 0

:crashed
echo RE: exit status %errorlevel% on %1
exit /b 1

:differs
echo WA on %1: yours.txt, right.txt
type diff.txt
exit /b 1
