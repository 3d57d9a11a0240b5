/* The tracer of C and C++. */
