# Solves a file with Spark. nonet is a filter: it reads lines and writes one line per puzzle.
#   spark-submit spark.py puzzles.txt solutions
import sys

from pyspark.sql import SparkSession

# Exit statuses 1 and 2 mean that a puzzle has no solution, a line is not a puzzle, or the partition
# is empty. In place of the answer, the output has a line that says so. After any other status,
# Spark runs the partition again.
COMMAND = "sh -c 'nonet solve --threads 1 || [ $? -le 2 ]'"

puzzles, solutions = sys.argv[1:]
lines = SparkSession.builder.appName("nonet").getOrCreate().sparkContext.textFile(puzzles)
lines.pipe(COMMAND, checkCode=True).saveAsTextFile(solutions)
