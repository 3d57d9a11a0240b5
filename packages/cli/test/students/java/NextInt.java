import java.util.Scanner;
public class NextInt {
    public static void main(String[] a) {
        Scanner in = new Scanner(System.in);
        int[][] b = new int[9][9];
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) b[r][c] = in.nextInt();
        System.out.println(b[0][0]);
    }
}
