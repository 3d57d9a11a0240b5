/** Steps of random puzzles, as HoDoKu 2.2.0 writes them. */
export const hodokuLines: readonly {
  readonly puzzle: string;
  readonly lines: readonly string[];
}[] = [
  {
    puzzle: '7...8..5..6.9.4.....3...6....5.........42.7...4.6...2..9......8....5......8...379',
    lines: [
      'Hidden Single: r1c6=6',
      'Locked Pair: 1,5 in r56c9 => r38c9,r5c8<>1',
      'Locked Candidates Type 1 (Pointing): 8 in b1 => r3c8<>8',
      'Naked Single: r3c2=8',
      'Uniqueness Test 1: 4/6 in r7c15,r9c15 => r7c1<>4, r7c1<>6',
      'W-Wing: 1/2 in r1c2,r7c1 connected by 2 in r4c12 => r8c2<>1',
      'Hidden Rectangle: 1/7 in r2c59,r3c59 => r2c9<>1',
      'Discontinuous Nice Loop: 3 r4c1 -3- r8c1 =3= r8c2 =7= r4c2 =2= r4c1 => r4c1<>3',
      'Grouped Discontinuous Nice Loop: 1 r6c7 -1- r5c89 =1= r5c2 =3= r4c2 -3- r4c5 -9- r4c7 =9= r6c7 => r6c7<>1',
      'Almost Locked Set XY-Wing: A=r15c3 {469}, B=r378c8 {1469}, C=r1c2479 {12349}, X,Y=4,9, Z=6 => r5c8<>6',
      'Uniqueness Test 4: 3/7 in r4c46,r7c46 => r4c4<>3',
      'Forcing Net Verity => r1c3=9\n  r4c2=3 r5c2<>3 r5c8=3 (r6c9<>3) r5c8<>8 r5c6=8 r5c6<>5 r5c9=5 r6c9<>5 r6c9=1 (r6c7<>1) r6c1<>1 r6c1=8 (r5c1<>8) r6c7<>8 r6c7=9 r1c7<>9 r1c3=9\n  r4c5=3 (r6c5<>3) r6c6<>3 r6c9=3 (r2c9<>3 r2c8=3 r2c8<>8) r6c9<>5 r6c6=5 r5c6<>5 r5c6=8 r5c8<>8 r4c8=8 r4c8<>9 r3c8=9 r1c7<>9 r1c3=9\n  r4c8=3 r4c8<>9 r3c8=9 r1c7<>9 r1c3=9\n  r4c9=3 (r4c5<>3) r1c9<>3 r1c4=3 r2c5<>3 r6c5=3 r6c5<>9 r6c7=9 r1c7<>9 r1c3=9',
      'XY-Chain: 1 1- r1c2 -2- r1c4 -3- r7c4 -7- r4c4 -1 => r4c2<>1',
      'Empty Rectangle: 1 in b6 (r15c2) => r1c9<>1',
      'Locked Candidates Type 2 (Claiming): 1 in r3 => r2c5<>1',
      'Full House: r3c6=2',
      'Remote Pair: 1/2 r2c3 -2- r1c2 -1- r1c7 -2- r8c7 => r8c3<>1',
      'Bivalue Universal Grave + 1 => r4c8<>6, r4c8<>8',
    ],
  },
  {
    puzzle: '...53..6..1..2......9...5....8..7...3...4........5.71.89.1...4..5...3.......74..6',
    lines: [
      'Grouped AIC: 4/7 7- r2c4 -4- r2c7 -8- r89c7 =8= r8c8 =7= r3c8 -7- r3c4 -4 => r2c4<>4, r3c4<>7',
      '2-String Kite: 9 in r4c5,r9c7 (connected by r8c5,r9c4) => r4c7<>9',
      'Multi Colors 1: 8 (r1c2) / (r3c2), (r3c5,r9c4) / (r8c5,r9c7) => r1c7<>8',
      'AIC: 7 7- r1c9 -9- r1c6 -1- r1c7 =1= r3c9 =4= r3c4 =7= r2c4 -7 => r2c89<>7',
      'Continuous Nice Loop: 8 7= r8c9 =1= r8c7 -1- r1c7 =1= r1c6 =9= r1c9 =7= r8c9 =1 => r8c9<>8',
      'Forcing Chain Verity => r1c9<>2\n  r3c1=6 r3c1<>2 r1c13=2 r1c9<>2\n  r3c2=6 r46c2<>6 r6c3=6 r6c3<>2 r1c3=2 r1c9<>2\n  r3c6=6 r2c6<>6 r2c6=9 r1c6<>9 r1c9=9 r1c9<>2',
      'Turbot Fish: 2 r1c7 =2= r1c3 -2- r6c3 =2= r4c2 => r4c7<>2',
      'Finned Swordfish: 2 c128 r349 fr5c8 => r4c9<>2',
      'XY-Wing: 2/8/6 in r5c4,r6c36 => r6c4<>6',
    ],
  },
  {
    puzzle: '.....36...39....716..7...95.85....37.4.39............279.54.....6......4.526.....',
    lines: [
      'Naked Pair: 2,4 in r2c47 => r2c5<>2',
      'Naked Triple: 2,4,5 in r168c8 => r5c8<>5',
      'Finned Jellyfish: 1 r4579 c3678 fr4c4 fr4c5 => r6c6<>1',
      'XYZ-Wing: 2/4/8 in r2c47,r3c6 => r2c6<>4',
      'X-Wing: 4 r24 c47 => r6c4<>4',
      'Skyscraper: 2 in r2c4,r7c6 (connected by r27c7) => r8c4<>2',
      'Jellyfish: 1 r4579 c3678 => r13c3,r6c8<>1',
      'Swordfish: 8 c145 r268 => r6c68<>8',
    ],
  },
  {
    puzzle: '.9.3.1..........2....78.5...7....4...81....972.6...........6.3..2..9..4...917...8',
    lines: [
      'Finned X-Wing: 2 c49 r47 fr5c4 => r4c5<>2',
      'Forcing Chain Contradiction in r2 => r2c1<>6\n  r2c1=6 r2c1<>8\n  r2c1=6 r2c1<>7 r2c3=7 r2c3<>8\n  r2c1=6 r2c45<>6 r1c5=6 r1c7<>6 r1c7=8 r2c7<>8',
      'Almost Locked Set XZ-Rule: A=r4c8,r56c7,r6c9 {12356}, B=r8c9,r9c78 {1256}, X=2, Z=1 => r4c9<>1',
      'Finned Franken Swordfish: 4 c34b4 r257 fr1c3 fr3c3 fr6c2 => r2c2<>4',
      'Almost Locked Set Chain: 8- r8c346 {3578} -7- r12568c7 {136789} -9- r12c5,r2c46 {24569} -2- r7c5,r8c46,r9c6 {23458} -8 => r8c1<>8',
      'Forcing Net Contradiction in b7 => r1c7=8\n  r1c7<>8 (r1c1=8 r2c3<>8 r2c7=8 r2c7<>9 r7c7=9 r7c9<>9 r7c9=1 r7c2<>1) r1c7=6 (r1c9<>6) (r2c9<>6) r3c9<>6 r8c9=6 (r8c9<>5) r9c8<>6 r9c8=5 r7c9<>5 r6c9=5 r6c2<>5 r6c2=4 r7c2<>4 r7c2=5\n  r1c7<>8 r1c7=6 (r3c8<>6 r3c8=1 r4c8<>1 r4c5=1 r4c5<>3 r4c3=3 r8c3<>3) (r5c7<>6 r5c7=3 r6c7<>3 r6c7=1 r8c7<>1 r8c7=7 r8c3<>7) (r3c8<>6) (r1c9<>6) (r2c9<>6) r3c9<>6 r8c9=6 r9c8<>6 r4c8=6 r4c4<>6 r4c4=5 r8c4<>5 r8c4=8 r8c3<>8 r8c3=5',
      'Hidden Triple: 1,7,8 in r278c1 => r7c1<>4, r8c1<>3',
    ],
  },
  {
    puzzle: '2.....1..5..3...4..461....5....9.......6.2...9.5.78.....1...9..8.4.6.......2..3..',
    lines: [
      'Uniqueness Test 2: 2/8 in r2c57,r3c57 => r1c89,r2c9,r3c8,r458c7<>7',
      'Sashimi Swordfish: 3 c135 r157 fr3c1 => r1c2<>3',
      'Simple Colors Trap: 3 (r1c3,r3c8,r5c5,r7c1,r8c6) / (r3c1,r4c6,r5c3,r7c5,r8c2) => r4c8,r7c6<>3',
    ],
  },
  {
    puzzle: '..4.37.2..1..8..6...36.......9.....414..2..9...7...28.395.....7...51.....8...3...',
    lines: [
      'X-Chain: 5 r5c9 =5= r5c6 -5- r2c6 =5= r2c1 -5- r3c2 =5= r6c2 => r6c9<>5',
      'Uniqueness Test 6: 1/4 in r3c78,r7c78 => r3c8,r7c7<>1',
    ],
  },
  {
    puzzle: '..3.....5.2..7.9...17..53.64..2...8.......2.....5.9.....6.1.....75..36...9......8',
    lines: [
      'Hidden Pair: 2,9 in r18c5 => r8c5<>4, r8c5<>8',
      'Naked Quadruple: 1,3,7,9 in r5c1349 => r5c258<>3, r5c8<>9',
      'Uniqueness Test 3: 1/4 in r2c89,r6c89 => r6c7<>7',
    ],
  },
  {
    puzzle: '2....748..6.1.4..2..7.2....3....9...12.4.5.....6...71..5....8....9..........31..6',
    lines: [
      'Locked Triple: 4,6,7 in r789c1 => r36c1,r79c3,r89c2<>4',
      'Sashimi X-Wing: 5 c59 r28 fr1c9 fr3c9 => r2c7<>5',
    ],
  },
  {
    puzzle: '5...4.82..8.1.39....6..54..3......7.....3.....41....6......7....9.........23.61.9',
    lines: ['Avoidable Rectangle Type 1: 4/8 in r4c46,r8c46 => r8c4<>8'],
  },
  {
    puzzle: '7....34......7..9...4..............1.8....76.426...8....146.2.33..1.5....6.7.....',
    lines: [
      'Grouped Continuous Nice Loop: 5 9= r9c7 =1= r9c8 =4= r9c9 -4- r5c9 -2- r5c6 -9- r79c6 =9= r8c5 -9- r8c79 =9= r9c7 =1 => r9c78<>5',
    ],
  },
  {
    puzzle: '.9....5..7.6...9....1.97..6..7..94.26.....8..23..................542..3.4..3.861.',
    lines: ['Avoidable Rectangle Type 2: 1/8 in r4c12,r7c12 => r4c8,r5c2<>5'],
  },
  {
    puzzle: '..42...8..8....3..7....3..2..8..4....4...1..5..2.....7.13.98.6.....4..3...7...5..',
    lines: [
      'Simple Colors Wrap: 9 (r1c1,r2c9,r3c4,r4c8,r5c3,r6c6,r8c9,r9c2) / (r2c6,r3c2,r8c3,r9c8) => r1c1,r28c9,r3c4,r4c8,r5c3,r6c6,r9c2<>9',
    ],
  },
  {
    puzzle: '.4...8..66.5.....9.....3.278....6....192.7..........423.........26.........93.5..',
    lines: ['Uniqueness Test 5: 4/8 in r7c39,r9c39 => r9c1<>1'],
  },
  {
    puzzle: '.5.23.8.9........71.8....2.53..98......6.5.....7......3..8......917....8....63.7.',
    lines: [
      'Sue de Coq: r7c789 - {12456} (r7c3 - {56}, r9c9 - {12}) => r8c7<>2',
      'Sashimi Jellyfish: 4 c1256 r3569 fr8c5 fr8c6 => r9c4<>4',
    ],
  },
  {
    puzzle: '..1..3........8.525....6...7.......614......3...32..8.....69...89.1...6425......1',
    lines: ['Hidden Quadruple: 2,5,8,9 in r4579c7 => r4c7<>1, r4c7<>4, r7c7<>3, r79c7<>7'],
  },
];
