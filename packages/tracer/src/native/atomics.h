/* The compiler replaces atomic operations by calls. No board is made of atomic cells, so these only
   do what they stand for. */

#define ATOMIC(bits, type) \
  type __tsan_atomic##bits##_load(const volatile type *at, int order) { return __atomic_load_n(at, __ATOMIC_SEQ_CST); } \
  void __tsan_atomic##bits##_store(volatile type *at, type value, int order) { __atomic_store_n(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_exchange(volatile type *at, type value, int order) { return __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_add(volatile type *at, type value, int order) { return __atomic_fetch_add(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_sub(volatile type *at, type value, int order) { return __atomic_fetch_sub(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_and(volatile type *at, type value, int order) { return __atomic_fetch_and(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_or(volatile type *at, type value, int order) { return __atomic_fetch_or(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_xor(volatile type *at, type value, int order) { return __atomic_fetch_xor(at, value, __ATOMIC_SEQ_CST); } \
  type __tsan_atomic##bits##_fetch_nand(volatile type *at, type value, int order) { return __atomic_fetch_nand(at, value, __ATOMIC_SEQ_CST); } \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile type *at, type *expected, type value, int order, int failed) { \
    return __atomic_compare_exchange_n(at, expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  } \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile type *at, type *expected, type value, int order, int failed) { \
    return __atomic_compare_exchange_n(at, expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  } \
  type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value, int order, int failed) { \
    __atomic_compare_exchange_n(at, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    return expected; \
  }

ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)

void __tsan_atomic_thread_fence(int order) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int order) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
