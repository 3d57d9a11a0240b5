/**
 * Solves a system of equations whose matrix is symmetric and positive definite, by Gaussian
 * elimination. Each row ends with the right side of its equation. Changes the matrix.
 */
function solved(matrix: readonly Float64Array[]): Float64Array {
  const count = matrix.length;
  for (let i = 0; i < count; i++) {
    for (let row = i + 1; row < count; row++) {
      const factor = matrix[row][i] / matrix[i][i];
      for (let j = i; j <= count; j++) matrix[row][j] -= factor * matrix[i][j];
    }
  }
  const solution = new Float64Array(count);
  for (let i = count - 1; i >= 0; i--) {
    let sum = matrix[i][count];
    for (let j = i + 1; j < count; j++) sum -= matrix[i][j] * solution[j];
    solution[i] = sum / matrix[i][i];
  }
  return solution;
}

/** Equations with the same unknowns, of which there may be more than unknowns. */
export class LeastSquares {
  /** The normal equations. Above the diagonal only, until they are solved. */
  private readonly matrix: readonly Float64Array[];

  constructor(unknowns: number) {
    this.matrix = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
  }

  add(factors: Float64Array, right: number, weight = 1): void {
    const count = this.matrix.length;
    for (let i = 0; i < count; i++) {
      const row = this.matrix[i];
      const factor = weight * factors[i];
      for (let j = i; j < count; j++) row[j] += factor * factors[j];
      row[count] += factor * right;
    }
  }

  /** Pulls an unknown toward 0. */
  damp(unknown: number, weight: number): void {
    this.matrix[unknown][unknown] += weight;
  }

  /** Call it once. */
  solve(): Float64Array {
    const count = this.matrix.length;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) this.matrix[i][j] = this.matrix[j][i];
    }
    return solved(this.matrix);
  }
}
