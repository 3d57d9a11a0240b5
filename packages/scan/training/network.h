/*
 * The network: 20×20 pixels; 3×3 convolution to C1 channels, the largest of 2×2; 3×3 to C2 channels,
 * the largest of 2×2; with what is known of the mark, HIDDEN; 27 classes.
 */
#include <stdint.h>
#include <string.h>

enum { SIDE = 20, HALF = 10, QUARTER = 5, KNOWN = 8, SEEN = SIDE * SIDE + KNOWN, CLASSES = 27 };
enum { C1 = 8, C2 = 32, FLAT = QUARTER * QUARTER * C2 + KNOWN, HIDDEN = 64, OUT = 32 };

/* Weights are [input][output], outputs are next to one another. */
enum {
  W1 = 0, B1 = W1 + 9 * C1,
  W2 = B1 + C1, B2 = W2 + 9 * C1 * C2,
  W3 = B2 + C2, B3 = W3 + FLAT * HIDDEN,
  W4 = B3 + HIDDEN, B4 = W4 + HIDDEN * OUT,
  WEIGHTS = B4 + OUT,
};

static float w[WEIGHTS], gradient[WEIGHTS];

/* exp without the math library, whose last bits differ between machines. */
static float exponential(float x) {
  if (x < -80) return 0;
  int n = (int)(x * 1.44269504f + (x < 0 ? -0.5f : 0.5f));
  float r = x - (float)n * 0.693147181f;
  float e = 1 + r * (1 + r * (0.5f + r * (0.166666667f + r * (0.0416666667f + r * (0.00833333333f + r * 0.00138888889f)))));
  union { uint32_t bits; float value; } power = {(uint32_t)(n + 127) << 23};
  return e * power.value;
}

typedef struct {
  float in[(SIDE + 2) * (SIDE + 2)];
  float a1[SIDE * SIDE * C1];
  float p1[(HALF + 2) * (HALF + 2) * C1];
  float a2[HALF * HALF * C2];
  float flat[FLAT], hidden[HIDDEN], out[OUT];
} Layers;

static Layers f, d;

/* Eight outputs at a time. */
typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
#define EIGHT(array, index) (*(Eight *)((array) + 8 * (index)))
#define INLINE static inline __attribute__((always_inline))

INLINE float total(Eight v) {
  return ((v[0] + v[1]) + (v[2] + v[3])) + ((v[4] + v[5]) + (v[6] + v[7]));
}

/* out[o] += in * weights[o] for all o. */
INLINE void add(float *out, float in, const float *weights, int count) {
  for (int o = 0; o < count / 8; o++) EIGHT(out, o) += in * EIGHT(weights, o);
}

INLINE void convolve(const float *in, int side, int from, int to, const float *weights, const float *bias, float *out) {
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      Eight sum[to / 8];
      for (int o = 0; o < to / 8; o++) sum[o] = EIGHT(bias, o);
      for (int tap = 0; tap < 9; tap++) {
        const float *pixel = in + ((y + tap / 3) * (side + 2) + x + tap % 3) * from;
        const float *row = weights + tap * from * to;
        for (int i = 0; i < from; i++, row += to)
          for (int o = 0; o < to / 8; o++) sum[o] += pixel[i] * EIGHT(row, o);
      }
      for (int o = 0; o < to / 8; o++) EIGHT(out + (y * side + x) * to, o) = sum[o];
    }
}

/* The largest of 2×2, at least 0. `border` is 1 if `out` has a frame of zeros. */
INLINE void pool(const float *in, int side, int channels, float *out, int border) {
  int half = side / 2, width = half + 2 * border;
  for (int y = 0; y < half; y++)
    for (int x = 0; x < half; x++)
      for (int c = 0; c < channels; c++) {
        const float *p = in + (2 * y * side + 2 * x) * channels + c;
        float a = p[0], b = p[channels], e = p[side * channels], g = p[(side + 1) * channels];
        float most = a > b ? a : b;
        if (e > most) most = e;
        if (g > most) most = g;
        out[((y + border) * width + x + border) * channels + c] = most > 0 ? most : 0;
      }
}

INLINE void unpool(const float *in, int side, int channels, const float *out, const float *dout, int border, float *din) {
  int half = side / 2, width = half + 2 * border;
  memset(din, 0, sizeof(float) * side * side * channels);
  for (int y = 0; y < half; y++)
    for (int x = 0; x < half; x++)
      for (int c = 0; c < channels; c++) {
        int to = ((y + border) * width + x + border) * channels + c;
        if (out[to] <= 0) continue;
        int at = (2 * y * side + 2 * x) * channels + c;
        int places[4] = {at, at + channels, at + side * channels, at + (side + 1) * channels};
        for (int k = 0; k < 4; k++)
          if (in[places[k]] == out[to]) { din[places[k]] = dout[to]; break; }
      }
}

INLINE void deconvolve(const float *in, int side, int from, int to, const float *weights, const float *dout, float *dweights, float *dbias, float *din) {
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      const float *g = dout + (y * side + x) * to;
      int any = 0;
      for (int o = 0; o < to; o++) any |= g[o] != 0;
      if (!any) continue;
      add(dbias, 1.0f, g, to);
      for (int tap = 0; tap < 9; tap++) {
        int at = ((y + tap / 3) * (side + 2) + x + tap % 3) * from;
        for (int i = 0; i < from; i++) {
          if (in[at + i] == 0) continue; /* It was cut off: its gradient is not needed. */
          add(dweights + (tap * from + i) * to, in[at + i], g, to);
          if (!din) continue;
          const float *row = weights + (tap * from + i) * to;
          Eight part = {0};
          for (int o = 0; o < to / 8; o++) part += EIGHT(g, o) * EIGHT(row, o);
          din[at + i] += total(part);
        }
      }
    }
}

INLINE void dense(const float *in, int from, int to, const float *weights, const float *bias, float *out) {
  memcpy(out, bias, sizeof(float) * to);
  for (int i = 0; i < from; i++) if (in[i] != 0) add(out, in[i], weights + i * to, to);
}

INLINE void undense(const float *in, int from, int to, const float *weights, const float *dout, float *dweights, float *dbias, float *din) {
  add(dbias, 1.0f, dout, to);
  for (int i = 0; i < from; i++) {
    din[i] = 0;
    if (in[i] == 0) continue;
    add(dweights + i * to, in[i], dout, to);
    Eight part = {0};
    for (int o = 0; o < to / 8; o++) part += EIGHT(dout, o) * EIGHT(weights + i * to, o);
    din[i] = total(part);
  }
}

static void forward(const uint8_t *seen, int dx, int dy, const float *v) {
  memset(f.in, 0, sizeof f.in);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++) {
      int fx = x + dx, fy = y + dy;
      if (fx < 0 || fy < 0 || fx >= SIDE || fy >= SIDE) continue;
      f.in[(y + 1) * (SIDE + 2) + x + 1] = (float)seen[fy * SIDE + fx] / 255.0f;
    }
  convolve(f.in, SIDE, 1, C1, v + W1, v + B1, f.a1);
  pool(f.a1, SIDE, C1, f.p1, 1);
  convolve(f.p1, HALF, C1, C2, v + W2, v + B2, f.a2);
  pool(f.a2, HALF, C2, f.flat, 0);
  for (int k = 0; k < KNOWN; k++) f.flat[FLAT - KNOWN + k] = (float)seen[SIDE * SIDE + k] / 255.0f;
  dense(f.flat, FLAT, HIDDEN, v + W3, v + B3, f.hidden);
  for (int k = 0; k < HIDDEN; k++) if (f.hidden[k] < 0) f.hidden[k] = 0;
  dense(f.hidden, HIDDEN, OUT, v + W4, v + B4, f.out);
  float most = f.out[0], sum = 0;
  for (int k = 1; k < CLASSES; k++) if (f.out[k] > most) most = f.out[k];
  for (int k = 0; k < CLASSES; k++) sum += f.out[k] = exponential(f.out[k] - most);
  for (int k = 0; k < CLASSES; k++) f.out[k] /= sum;
}

static void backward(int label) {
  for (int k = 0; k < OUT; k++) {
    float target = k == label ? 0.99f : 0.01f / (CLASSES - 1);
    d.out[k] = k < CLASSES ? f.out[k] - target : 0;
  }
  undense(f.hidden, HIDDEN, OUT, w + W4, d.out, gradient + W4, gradient + B4, d.hidden);
  for (int k = 0; k < HIDDEN; k++) if (f.hidden[k] <= 0) d.hidden[k] = 0;
  undense(f.flat, FLAT, HIDDEN, w + W3, d.hidden, gradient + W3, gradient + B3, d.flat);
  unpool(f.a2, HALF, C2, f.flat, d.flat, 0, d.a2);
  memset(d.p1, 0, sizeof d.p1);
  deconvolve(f.p1, HALF, C1, C2, w + W2, d.a2, gradient + W2, gradient + B2, d.p1);
  unpool(f.a1, SIDE, C1, f.p1, d.p1, 1, d.a1);
  deconvolve(f.in, SIDE, 1, C1, w + W1, d.a1, gradient + W1, gradient + B1, 0);
}
