/*
 * Trains the network that reads cells, with one thread and in a fixed order, so that the same cells
 * give the same weights on every machine. It uses no function of the math library but sqrtf.
 *
 * cc -O2 -mavx2 -ffp-contract=off -o train train.c -lm
 * Use: train TRAIN TEST EPOCHS SEED WEIGHTS ANSWERS
 * WEIGHTS gets floats that are 127 or fewer steps from 0, and ANSWERS the probabilities for the first
 * cells of TEST.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "network.h"

enum { BATCH = 64, ANSWERED = 20 };

static float mean[WEIGHTS], square[WEIGHTS], average[WEIGHTS];

static uint32_t state;

static uint32_t draw(void) {
  state += 0x6d2b79f5u;
  uint32_t t = (state ^ (state >> 15)) * (state | 1);
  t ^= t + (t ^ (t >> 7)) * (t | 61);
  return t ^ (t >> 14);
}

static float uniform(void) { return (float)(draw() >> 8) / 16777216.0f; }

/* Adam, with decay of the weights; `average` follows the weights. */
static void step(float rate, float slow1, float slow2, float keep) {
  for (int i = 0; i < WEIGHTS; i++) {
    float g = gradient[i] / BATCH;
    mean[i] = 0.9f * mean[i] + 0.1f * g;
    square[i] = 0.999f * square[i] + 0.001f * g * g;
    if (fabsf(mean[i]) < 1e-30f) mean[i] = 0; /* Numbers that are nearly 0 are slow. */
    w[i] -= rate * (mean[i] / slow1 / (sqrtf(square[i] / slow2) + 1e-8f) + 0.01f * w[i]);
    average[i] = keep * average[i] + (1 - keep) * w[i];
    gradient[i] = 0;
  }
}

/* Rounds the weights of each output to 127 steps. */
static void roundLayer(int from, int inputs, int outputs) {
  for (int o = 0; o < outputs; o++) {
    float most = 0;
    for (int i = 0; i < inputs; i++) {
      float size = fabsf(average[from + i * outputs + o]);
      if (size > most) most = size;
    }
    float scale = most == 0 ? 1 : most / 127;
    for (int i = 0; i < inputs; i++) {
      float *weight = average + from + i * outputs + o, steps = *weight / scale;
      *weight = (float)(int)(steps + (steps < 0 ? -0.5f : 0.5f)) * scale;
    }
  }
}

static void fill(int from, int count, int inputs) {
  float scale = sqrtf(6.0f / (float)inputs);
  for (int i = 0; i < count; i++) w[from + i] = (2 * uniform() - 1) * scale;
}

static uint8_t *read(const char *path, int *count) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(1); }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  uint8_t *rows = malloc(size);
  if (fread(rows, 1, size, file) != (size_t)size) exit(1);
  fclose(file);
  *count = (int)(size / (SEEN + 1));
  return rows;
}

static void test(const uint8_t *rows, int count) {
  int right[CLASSES] = {0}, all[CLASSES] = {0}, wrong = 0, kinds = 0;
  for (int i = 0; i < count; i++) {
    const uint8_t *row = rows + (long)i * (SEEN + 1);
    forward(row + 1, 0, 0, average);
    int best = 0;
    for (int k = 1; k < CLASSES; k++) if (f.out[k] > f.out[best]) best = k;
    all[row[0]]++;
    right[row[0]] += best == row[0];
    wrong += best != row[0];
    int digit = best > 16 && best < 26 ? best - 16 : best, real = row[0] > 16 && row[0] < 26 ? row[0] - 16 : row[0];
    kinds += digit == real && best != row[0];
  }
  printf("  wrong %d of %d (%.3f%%), %d of them only the kind;", wrong, count, 100.0 * wrong / count, kinds);
  for (int k = 0; k < CLASSES; k++) printf(" %.1f", 100.0 * right[k] / (all[k] ? all[k] : 1));
  printf("\n");
  fflush(stdout);
}

int main(int argc, char **argv) {
  if (argc != 7) return 1;
  int count, tests, epochs = atoi(argv[3]);
  uint8_t *rows = read(argv[1], &count), *testRows = read(argv[2], &tests);
  state = (uint32_t)atoi(argv[4]);
  fill(W1, 9 * C1, 9);
  fill(W2, 9 * C1 * C2, 9 * C1);
  fill(W3, FLAT * HIDDEN, FLAT);
  fill(W4, HIDDEN * OUT, HIDDEN);
  memcpy(average, w, sizeof w);
  int *order = malloc(sizeof(int) * count), steps = epochs * (count / BATCH), done = 0;
  for (int i = 0; i < count; i++) order[i] = i;
  float slow1 = 1, slow2 = 1;
  for (int epoch = 0; epoch < epochs; epoch++) {
    double loss = 0;
    for (int i = count - 1; i > 0; i--) {
      int j = (int)(draw() % (uint32_t)(i + 1)), swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
    for (int batch = 0; batch < count / BATCH; batch++, done++) {
      for (int k = 0; k < BATCH; k++) {
        const uint8_t *row = rows + (long)order[batch * BATCH + k] * (SEEN + 1);
        uint32_t shift = draw();
        forward(row + 1, (int)(shift & 3) % 3 - 1, (int)(shift >> 8 & 3) % 3 - 1, w);
        loss += f.out[row[0]] < 0.5f;
        backward(row[0]);
      }
      float share = (float)done / (float)steps;
      slow1 *= 0.9f;
      slow2 *= 0.999f;
      float warm = done < 200 ? (float)(done + 1) / 200 : 1;
      /* Falls as a cosine does, without one. */
      float rate = 0.002f * warm * (1 - share) * (1 - share) * (1 + 2 * share) + 0.00001f;
      step(rate, 1 - slow1, 1 - slow2, done < 500 ? 0.98f : 0.998f);
    }
    printf("epoch %d: unsure %.3f%%", epoch + 1, 100 * loss / count);
    test(testRows, tests);
  }
  roundLayer(W1, 9, C1);
  roundLayer(W2, 9 * C1, C2);
  roundLayer(W3, FLAT, HIDDEN);
  roundLayer(W4, HIDDEN, OUT);
  printf("rounded:");
  test(testRows, tests);
  FILE *file = fopen(argv[5], "wb");
  fwrite(average, sizeof(float), WEIGHTS, file);
  fclose(file);
  file = fopen(argv[6], "w");
  for (int i = 0; i < ANSWERED; i++) {
    forward(testRows + (long)i * (SEEN + 1) + 1, 0, 0, average);
    for (int k = 0; k < CLASSES; k++) fprintf(file, "%.6f%c", f.out[k], k + 1 < CLASSES ? ' ' : '\n');
  }
  fclose(file);
  return 0;
}
