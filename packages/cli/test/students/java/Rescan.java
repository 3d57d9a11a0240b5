import java.util.*;

public class Rescan
{
	private char[][] board;

	public Rescan(char[][] board)
	{
		this.board = board;
	}

	private boolean fits(int row, int col, char ch)
	{
		for (int i = 0; i < 9; i++)
		{
			if (board[row][i] == ch)
				return false;
			if (board[i][col] == ch)
				return false;
		}
		int r0 = row - row % 3;
		int c0 = col - col % 3;
		for (int r = r0; r < r0 + 3; r++)
			for (int c = c0; c < c0 + 3; c++)
				if (board[r][c] == ch)
					return false;
		return true;
	}

	public boolean solve()
	{
		for (int row = 0; row < 9; row++)
		{
			for (int col = 0; col < 9; col++)
			{
				if (board[row][col] != '0')
					continue;
				for (char ch = '1'; ch <= '9'; ch++)
				{
					if (fits(row, col, ch))
					{
						board[row][col] = ch; //+
						if (solve())
							return true;
						board[row][col] = '0'; //-
					}
				}
				return false;
			}
		}
		return true;
	}

	public static void main(String[] args)
	{
		Scanner scan = new Scanner(System.in);
		char[][] board = new char[9][9];
		for (int i = 0; i < 9; i++)
			board[i] = scan.nextLine().trim().toCharArray();
		Rescan solver = new Rescan(board);
		solver.solve();
		for (char[] line : board)
			System.out.println(new String(line));
	}
}
