// What a judge's system has and this one has not.
// Part of every program, without headers, because it is compiled once for all standards.

struct _IO_FILE;

extern "C" {

extern _IO_FILE *const stderr;
int fprintf(_IO_FILE *, const char *, ...);

// There are no files: a program that opens one in place of standard input or output goes on with that.
_IO_FILE *freopen(const char *, const char *, _IO_FILE *stream) { return stream; }

// There is no shell: system("pause") does nothing, as on a judge.
int system(const char *) { return 0; }

struct Place {
  const char *file;
  unsigned line, column;
};

struct Type {
  unsigned short kind, info;
  char name[1];
};

struct Access {
  Place place;
  const Type *array, *index;
};

// Called before an access out of an array's bounds in a program compiled with checks. The kind of an integer type is 0; its
// info holds the sign and the logarithm of the width.
__attribute__((noreturn)) void __ubsan_handle_out_of_bounds_abort(const Access *access, unsigned long index) {
  const bool isNarrow = access->index->kind == 0 && (access->index->info >> 1) <= 5;
  const bool isSigned = access->index->info & 1;
  const long long value = !isNarrow ? *(const long long *)index
                          : isSigned ? (long long)(long)index
                                     : (long long)index;
  fprintf(stderr, "bounds %u %u %lld %s\n", access->place.line, access->place.column, value, access->array->name);
  __builtin_trap();
}

// The same for a compiler that lets the program go on.
void __ubsan_handle_out_of_bounds(const Access *access, unsigned long index) {
  __ubsan_handle_out_of_bounds_abort(access, index);
}

__attribute__((noreturn)) static void end_at(const Place *place, const char *what) {
  fprintf(stderr, "%s %u %u\n", what, place->line, place->column);
  __builtin_trap();
}

// Called before an integer is divided by zero, with both operands.
__attribute__((noreturn)) void __ubsan_handle_divrem_overflow_abort(const Place *place, unsigned long, unsigned long) {
  end_at(place, "divide");
}

void __ubsan_handle_divrem_overflow(const Place *place, unsigned long, unsigned long) { end_at(place, "divide"); }

// Called at the end of a function that has to return a value.
__attribute__((noreturn)) void __ubsan_handle_missing_return(const Place *place) { end_at(place, "return"); }
}
