import { techniqueNames } from '@nonet/engine/explain';
import type { TechniqueId } from '@nonet/engine/rating';
import { valuesIn } from '../page/address.ts';
import type { Bilingual } from '../words/words.ts';
import { puzzleIn } from './puzzle-codec.ts';

interface MadeVariant {
  readonly id: string;
  readonly title: Bilingual<string>;
  /**
   * `easy` puzzles need no technique but those of single rules, `medium` ones those for a rule and a
   * house, and `hard` ones fish, chains or trials.
   */
  readonly level: 'easy' | 'medium' | 'hard';
  /** The hardest technique and the number of steps, as `nonet rate` prints them. */
  readonly hardest: TechniqueId;
  readonly steps: number;
  /** The puzzle, as an address has it. */
  readonly address: string;
}

/** Made by `nonet generate --seed gallery --variant …`, from the easiest to the hardest. */
const VARIANTS: readonly MadeVariant[] = [
  {
    id: 'thermo-six',
    title: { en: 'Thermometers, 6×6', ko: '6×6 온도계 스도쿠' },
    level: 'easy',
    hardest: 'thermo-bounds',
    steps: 34,
    address:
      'puzzle=000000050201000006000040030000500000&constraints=1_thermo~060708~0j0q0r~01020304~0s0n0m',
  },
  {
    id: 'thermo',
    title: { en: 'Thermometers', ko: '온도계 스도쿠' },
    level: 'easy',
    hardest: 'thermo-bounds',
    steps: 88,
    address:
      'puzzle=000700000700000100004000000000002007680000000002000000400107000030040000000008000&constraints=1_thermo~000a0j0i~1a1k1u~161e1415~0o0g0807~1d13121c~272625~0c0d04~0u0l0v',
  },
  {
    id: 'x-sum',
    title: { en: 'X-sums', ko: 'X합 스도쿠' },
    level: 'easy',
    hardest: 'x-sum-combinations',
    steps: 129,
    address:
      'puzzle=000000000000000000000500000000000000000000000000000000000000000000000000000000000&constraints=1_xsum~000102030405060708.3~080706050403020100.w~090a0b0c0d0e0f0g0h.13~0h0g0f0e0d0c0b0a09.6~0i0j0k0l0m0n0o0p0q.10~0q0p0o0n0m0l0k0j0i.19~0r0s0t0u0v0w0x0y0z.19~0z0y0x0w0v0u0t0s0r.w~101112131415161718.13~181716151413121110.1~191a1b1c1d1e1f1g1h.c~1h1g1f1e1d1c1b1a19.x~1i1j1k1l1m1n1o1p1q.f~1q1p1o1n1m1l1k1j1i.i~1r1s1t1u1v1w1x1y1z.1~1z1y1x1w1v1u1t1s1r.18~202122232425262728.p~282726252423222120.k~00090i0r10191i1r20.9~201r1i19100r0i0900.j~010a0j0s111a1j1s21.1~211s1j1a110s0j0a01.19~020b0k0t121b1k1t22.g~221t1k1b120t0k0b02.t~030c0l0u131c1l1u23.y~231u1l1c130u0l0c03.b~040d0m0v141d1m1v24.19~241v1m1d140v0m0d04.c~050e0n0w151e1n1w25.a~251w1n1e150w0n0e05.15~060f0o0x161f1o1x26.o~261x1o1f160x0o0f06.12~070g0p0y171g1p1y27.18~271y1p1g170y0p0g07.1~080h0q0z181h1q1z28.o~281z1q1h180z0q0h08.l',
  },
  {
    id: 'sandwich',
    title: { en: 'Sandwich', ko: '샌드위치 스도쿠' },
    level: 'easy',
    hardest: 'sandwich-combinations',
    steps: 192,
    address:
      'puzzle=000090000000000000000000000000000000000000000000000000000000000000000000000000000&constraints=1_sandwich~000102030405060708.a~090a0b0c0d0e0f0g0h.h~0i0j0k0l0m0n0o0p0q.a~0r0s0t0u0v0w0x0y0z.4~101112131415161718.5~191a1b1c1d1e1f1g1h.9~1i1j1k1l1m1n1o1p1q.c~1r1s1t1u1v1w1x1y1z.a~202122232425262728.q~00090i0r10191i1r20.d~010a0j0s111a1j1s21.z~020b0k0t121b1k1t22.4~030c0l0u131c1l1u23.0~040d0m0v141d1m1v24.n~050e0n0w151e1n1w25.2~060f0o0x161f1o1x26.h~070g0p0y171g1p1y27.8~080h0q0z181h1q1z28.7',
  },
  {
    id: 'less-than',
    title: { en: 'Greater than', ko: '부등호 스도쿠' },
    level: 'easy',
    hardest: 'dot-chain',
    steps: 238,
    address:
      'puzzle=000000000000000000000000000000000050000000200002000000000000000000000000500000000&constraints=1_less~0100~0009~0102~010a~020b~0304~0c03~0504~0d04~0e05~0607~0f06~0807~0g07~0h08~0a09~090i~0a0b~0a0j~0k0b~0c0d~0l0c~0e0d~0m0d~0n0e~0f0g~0f0o~0h0g~0g0p~0h0q~0j0i~0k0j~0m0l~0n0m~0o0p~0p0q~0s0r~100r~0t0s~0s11~0t12~0u0v~0u13~0w0v~0v14~0w15~0y0x~160x~0y0z~170y~180z~1011~1910~1211~1a11~1b12~1314~131c~1415~1d14~1e15~1617~161f~1817~171g~181h~191a~1b1a~1d1c~1d1e~1f1g~1h1g~1j1i~1r1i~1j1k~1j1s~1t1k~1l1m~1l1u~1m1n~1v1m~1w1n~1p1o~1x1o~1q1p~1y1p~1q1z~1r1s~1r20~1s1t~1s21~221t~1v1u~231u~1v1w~241v~1w25~1y1x~1x26~1y1z~271y~281z~2021~2221~2324~2425~2726~2728',
  },
  {
    id: 'killer-six',
    title: { en: 'Killer, 6×6', ko: '6×6 킬러 스도쿠' },
    level: 'medium',
    hardest: 'innies-outies',
    steps: 77,
    address:
      'puzzle=000000000000000000000000000000000000&constraints=1_killer~0001.3~020309.a~04050b.b~0607.9~080d0e0j.d~0a0f0g.9~0c0i0o0u.g~0h0n0t.d~0k0q.9~0l0m0r.d~0p0v0w0x.e~0s0y0z.6',
  },
  {
    id: 'whisper',
    title: { en: 'Whispers', ko: '위스퍼 스도쿠' },
    level: 'medium',
    hardest: 'rule-and-house',
    steps: 120,
    address:
      'puzzle=000000000700080002800000000000000000000009000000000000008100000100000000500000000&constraints=1_whisper~211s1k1j1a1b.5~1f1g18.5~1q1z27.5~1n1d150w0x.5~0p0h0q.5~0j0t1119.5~060f07.5~05040e.5',
  },
  {
    id: 'renban',
    title: { en: 'Renban', ko: '렌반 스도쿠' },
    level: 'medium',
    hardest: 'house-combinations',
    steps: 122,
    address:
      'puzzle=000000000000003000090000000058300020000000600000000000000080052010000000000000090&constraints=1_renban~000a0j0i0r~14151f170y~0v0n0m~1r1s1i19~0p0g0o0f~27281y1x~1m1c1l1u~06070h08',
  },
  {
    id: 'palindrome',
    title: { en: 'Palindromes', ko: '팰린드롬 스도쿠' },
    level: 'medium',
    hardest: 'crossing-combinations',
    steps: 148,
    address:
      'puzzle=000000004000100000000000001306000050080040000000000000900000000000070000000000000&constraints=1_palindrome~0v0l0u0k0a0b01~211r1i1a1b1l1m~0i090j0s0r1112~1u1v251w1o1p1q~0m0n0o0f06~0p0q0z1718~0y0x161f1e1d1c~1k1j1t2324',
  },
  {
    id: 'skyscraper',
    title: { en: 'Skyscrapers', ko: '스카이스크래퍼 스도쿠' },
    level: 'medium',
    hardest: 'house-combinations',
    steps: 169,
    address:
      'puzzle=000000600000000002000001000040060000000000030000000000000000000030000500000000000&constraints=1_skyscraper~000102030405060708.4~080706050403020100.3~090a0b0c0d0e0f0g0h.2~0h0g0f0e0d0c0b0a09.4~0i0j0k0l0m0n0o0p0q.2~0q0p0o0n0m0l0k0j0i.1~0r0s0t0u0v0w0x0y0z.1~0z0y0x0w0v0u0t0s0r.3~101112131415161718.3~181716151413121110.3~191a1b1c1d1e1f1g1h.4~1h1g1f1e1d1c1b1a19.2~1i1j1k1l1m1n1o1p1q.3~1q1p1o1n1m1l1k1j1i.3~1r1s1t1u1v1w1x1y1z.4~1z1y1x1w1v1u1t1s1r.2~202122232425262728.2~282726252423222120.4~00090i0r10191i1r20.4~201r1i19100r0i0900.3~010a0j0s111a1j1s21.5~211s1j1a110s0j0a01.1~020b0k0t121b1k1t22.2~221t1k1b120t0k0b02.4~030c0l0u131c1l1u23.3~231u1l1c130u0l0c03.2~040d0m0v141d1m1v24.1~241v1m1d140v0m0d04.6~050e0n0w151e1n1w25.2~251w1n1e150w0n0e05.2~060f0o0x161f1o1x26.3~261x1o1f160x0o0f06.2~070g0p0y171g1p1y27.2~271y1p1g170y0p0g07.4~080h0q0z181h1q1z28.2~281z1q1h180z0q0h08.3',
  },
  {
    id: 'killer',
    title: { en: 'Killer', ko: '킬러 스도쿠' },
    level: 'medium',
    hardest: 'innies-outies',
    steps: 187,
    address:
      'puzzle=000000000000000000000000000000000000000000000000000000000000000000000000000000000&constraints=1_killer~0001090a0b.m~02030405.f~0607.e~080f0g0h.p~0c0l0m0u.p~0d0e.5~0i0r.d~0j0k0s.i~0n0w15.c~0o0x16.h~0p0y.5~0q0z.5~0t12.f~0v13141c.j~1019.b~111a1b.8~171g.8~181h.d~1d1m1v24.q~1e1n1w1x.s~1f1o1p1q.b~1i1j1r1s.e~1k1l1t1u23.o~1y1z.b~202122.k~25262728.l',
  },
  {
    id: 'xv',
    title: { en: 'XV', ko: 'XV 스도쿠' },
    level: 'medium',
    hardest: 'rule-and-house',
    steps: 256,
    address:
      'puzzle=000000000000000000000000000000000000000000000070000400000000000000000000000000000&constraints=1_total~0203.a~0506.a~0d0m.a~0f0g.5~0j0k.a~0j0s.a~0k0t.5~0o0p.a~0s0t.5~0w0x.a~0x16.a~1617.5~191a.a~1b1c.a~1b1k.a~1i1r.5~1j1k.a~1j1s.5~1l1u.a~1s1t.a~1v1w.a~1y1z.a~2324.5~2728.5_negative~tt.5-a',
  },
  {
    id: 'kropki',
    title: { en: 'Kropki', ko: '크롭키 스도쿠' },
    level: 'medium',
    hardest: 'rule-and-house',
    steps: 305,
    address:
      'puzzle=000000000000000000000000000000000000000000000000000000000000000000000000000000000&constraints=1_ratio~0001.2_difference~030c.1~040d.1~050e.1_ratio~070g.2_difference~090i.1~0a0j.1~0c0l.1_ratio~0g0h.2_difference~0i0r.1~0k0l.1_ratio~0m0n.2~0n0w.2~0s11.2~0u0v.2_difference~0u13.1~0v14.1_ratio~1019.2_difference~111a.1~1213.1_ratio~131c.2_difference~1617.1_ratio~161f.2_difference~191i.1~1e1f.1_ratio~1h1q.2~1i1j.2_difference~1j1s.1~1k1t.1~1m1v.1~1n1w.1_ratio~1p1q.2_difference~1t22.1~1v24.1~1w1x.1_ratio~1y27.2~1z28.2_difference~2324.1~2526.1_negative~dr.1-2',
  },
  {
    id: 'jigsaw',
    title: { en: 'Jigsaw', ko: '직소 스도쿠' },
    level: 'hard',
    hardest: 'finned-jellyfish',
    steps: 93,
    address:
      'puzzle=000000030004005307001740020000000000060002098000800000000000000000000005900000700&regions=001123333000123233000123243055122244555111244566614447556874777656877787666888888',
  },
  {
    id: 'windoku',
    title: { en: 'Windoku', ko: '윈도쿠' },
    level: 'hard',
    hardest: 'grouped-discontinuous-nice-loop',
    steps: 111,
    address:
      'puzzle=000000860000500070080000004670008003000000000000000001030000000008970100200000000&constraints=1_windoku',
  },
  {
    id: 'diagonal',
    title: { en: 'Diagonals', ko: '대각선 스도쿠' },
    level: 'hard',
    hardest: 'als-xy-chain',
    steps: 120,
    address:
      'puzzle=804000000000000000000106200000000060006002009500091000070000000002048003000309000&constraints=1_diagonal~1~0',
  },
  {
    id: 'diagonal-anti-knight',
    title: { en: 'Diagonals and knights', ko: '대각선 안티 나이트 스도쿠' },
    level: 'hard',
    hardest: 'brute-force',
    steps: 74,
    address:
      'puzzle=500002060000000000000000000000008005000000000000900410300000000000000094000000000&constraints=1_antiknight_diagonal~1~0',
  },
  {
    id: 'anti-knight',
    title: { en: 'Anti-knight', ko: '안티 나이트 스도쿠' },
    level: 'hard',
    hardest: 'brute-force',
    steps: 95,
    address:
      'puzzle=000007000000006900005300000100200000700000008009000000000000000301005000050000020&constraints=1_antiknight',
  },
  {
    id: 'little-killer',
    title: { en: 'Little killer', ko: '리틀 킬러 스도쿠' },
    level: 'hard',
    hardest: 'brute-force',
    steps: 111,
    address:
      'puzzle=000000000600000040000006000000010065000000090000400000100000004006000080000080250&constraints=1_sum~251x1p1h.h~211t1l1d150x0p0h.16~100s0k0c04.p~1i1a120u0m0e06.14~090j0t131d1n1x27.12~101a1k1u24.q~231v1n1f170z.z~050f0p0z.j~030d0n0x171h.u',
  },
  {
    id: 'arrow',
    title: { en: 'Arrows', ko: '화살표 스도쿠' },
    level: 'hard',
    hardest: 'brute-force',
    steps: 136,
    address:
      'puzzle=800007010000000080000000002000400200400000000000000000005000000040800000000300050&constraints=1_arrow~1s.1i1a~1m.1e1n~18.170y~1o.1w1x~11.121b~0h.0q0p~0v.0w14~02.0b0k',
  },
];

/** Puzzles with more rules than rows, columns and boxes. */
export const variantGallery = VARIANTS.map(({ address, hardest, ...made }) => ({
  ...made,
  hardest: techniqueNames[hardest],
  puzzle: puzzleIn(valuesIn(address.split('&')))!,
}));

export type GalleryVariant = (typeof variantGallery)[number];
