// The standard library, as GCC's header of this name includes it; without threads, files and regular expressions, which take
// the compiler as long as everything else.
#ifndef RUBICON_STDCXX_H
#define RUBICON_STDCXX_H

// The light form leaves out what few programs name, a third of the compiler's work.
#ifdef RUBICON_LIGHT
#define _LIBCPP_REMOVE_TRANSITIVE_INCLUDES
#endif

#include <cassert>
#include <cctype>
#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <cinttypes>
#include <climits>
#include <clocale>
#include <cmath>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <cwctype>

#include <algorithm>
#include <array>
#include <bitset>
#include <deque>
#include <exception>
#include <forward_list>
#include <functional>
#include <initializer_list>
#include <ios>
#include <iosfwd>
#include <iostream>
#include <istream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <ostream>
#include <queue>
#include <ratio>
#include <set>
#include <stack>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#ifndef RUBICON_LIGHT
#include <atomic>
#include <chrono>
#include <complex>
#include <fstream>
#include <iomanip>
#include <locale>
#include <random>
#include <sstream>
#include <valarray>
#endif

#if __cplusplus >= 201703L
#include <any>
#include <charconv>
#include <optional>
#include <string_view>
#include <variant>
#endif

#if __cplusplus >= 202002L
#include <bit>
#include <compare>
#include <concepts>
#include <numbers>
#include <ranges>
#include <span>
#include <version>
#endif

// Names that a judge has and programs use, although no standard has them.
extern "C" int system(const char *);

namespace std {
#if __cplusplus < 201703L
template <class Integer> constexpr Integer __gcd(Integer a, Integer b) { return b == 0 ? a : __gcd(b, a % b); }
#endif
template <class Integer> constexpr Integer __lg(Integer n) { return n <= 1 ? 0 : 1 + __lg(n / 2); }
} // namespace std

#endif
