import type { FishSize, FishTechnique } from '../technique/fish-names.ts';
import type { TechniqueId } from '../technique/step.ts';
import type { Language } from './language.ts';

type Names = Readonly<Record<Language, string>>;

const FISH_SIZES: Readonly<Record<FishSize, Names>> = {
  'x-wing': { en: 'X-Wing', ko: 'X윙' },
  swordfish: { en: 'Swordfish', ko: '스워드피시' },
  jellyfish: { en: 'Jellyfish', ko: '젤리피시' },
  squirmbag: { en: 'Squirmbag', ko: '스쿼엄백' },
  whale: { en: 'Whale', ko: '웨일' },
  leviathan: { en: 'Leviathan', ko: '리바이어던' },
};

const FISH_FORMS = {
  '': { en: '', ko: '' },
  'finned-': { en: 'Finned ', ko: '핀드 ' },
  'sashimi-': { en: 'Sashimi ', ko: '사시미 ' },
  'franken-': { en: 'Franken ', ko: '프랑켄 ' },
  'finned-franken-': { en: 'Finned Franken ', ko: '핀드 프랑켄 ' },
  'mutant-': { en: 'Mutant ', ko: '뮤턴트 ' },
  'finned-mutant-': { en: 'Finned Mutant ', ko: '핀드 뮤턴트 ' },
};

const FISH_NAMES = Object.fromEntries(
  Object.entries(FISH_FORMS).flatMap(([form, before]) =>
    Object.entries(FISH_SIZES).map(([size, { en, ko }]) => [
      `${form}${size}`,
      { en: before.en + en, ko: before.ko + ko },
    ]),
  ),
) as Record<FishTechnique, Names>;

/** Names without types and parentheses, for running text. */
const SHORT_NAMES: Readonly<Partial<Record<TechniqueId, Names>>> = {
  'locked-candidates-1': { en: 'Locked Candidates', ko: '락트 캔디데이트' },
  'locked-candidates-2': { en: 'Locked Candidates', ko: '락트 캔디데이트' },
  'simple-colors-trap': { en: 'Simple Colors', ko: '심플 컬러' },
  'simple-colors-wrap': { en: 'Simple Colors', ko: '심플 컬러' },
  'bug-plus-1': { en: 'BUG + 1', ko: 'BUG+1' },
  'forcing-chain-contradiction': { en: 'Forcing Chain', ko: '포싱 체인' },
  'forcing-chain-verity': { en: 'Forcing Chain', ko: '포싱 체인' },
  'forcing-net-contradiction': { en: 'Forcing Net', ko: '포싱 네트' },
  'forcing-net-verity': { en: 'Forcing Net', ko: '포싱 네트' },
};

/** The name of a technique in running text, such as "Locked Candidates". */
export function shortName(technique: TechniqueId, language: Language): string {
  return (SHORT_NAMES[technique] ?? techniqueNames[technique])[language];
}

/** The usual names of the techniques, such as "X-Wing". */
export const techniqueNames: Readonly<Record<TechniqueId, Names>> = {
  ...FISH_NAMES,
  'full-house': { en: 'Full House', ko: '풀 하우스' },
  'naked-single': { en: 'Naked Single', ko: '네이키드 싱글' },
  'hidden-single': { en: 'Hidden Single', ko: '히든 싱글' },
  'locked-candidates-1': {
    en: 'Locked Candidates Type 1 (Pointing)',
    ko: '락트 캔디데이트 1형(포인팅)',
  },
  'locked-candidates-2': {
    en: 'Locked Candidates Type 2 (Claiming)',
    ko: '락트 캔디데이트 2형(클레이밍)',
  },
  'locked-pair': { en: 'Locked Pair', ko: '락트 페어' },
  'locked-triple': { en: 'Locked Triple', ko: '락트 트리플' },
  'naked-pair': { en: 'Naked Pair', ko: '네이키드 페어' },
  'naked-triple': { en: 'Naked Triple', ko: '네이키드 트리플' },
  'naked-quadruple': { en: 'Naked Quadruple', ko: '네이키드 쿼드러플' },
  'hidden-pair': { en: 'Hidden Pair', ko: '히든 페어' },
  'hidden-triple': { en: 'Hidden Triple', ko: '히든 트리플' },
  'hidden-quadruple': { en: 'Hidden Quadruple', ko: '히든 쿼드러플' },
  skyscraper: { en: 'Skyscraper', ko: '스카이스크래퍼' },
  'two-string-kite': { en: '2-String Kite', ko: '투 스트링 카이트' },
  'dual-two-string-kite': { en: 'Dual 2-String Kite', ko: '듀얼 투 스트링 카이트' },
  'empty-rectangle': { en: 'Empty Rectangle', ko: '엠프티 렉탱글' },
  'dual-empty-rectangle': { en: 'Dual Empty Rectangle', ko: '듀얼 엠프티 렉탱글' },
  'turbot-fish': { en: 'Turbot Fish', ko: '터봇 피시' },
  'w-wing': { en: 'W-Wing', ko: 'W윙' },
  'xy-wing': { en: 'XY-Wing', ko: 'XY윙' },
  'xyz-wing': { en: 'XYZ-Wing', ko: 'XYZ윙' },
  'wxyz-wing': { en: 'WXYZ-Wing', ko: 'WXYZ윙' },
  'vwxyz-wing': { en: 'VWXYZ-Wing', ko: 'VWXYZ윙' },
  'uvwxyz-wing': { en: 'UVWXYZ-Wing', ko: 'UVWXYZ윙' },
  'tuvwxyz-wing': { en: 'TUVWXYZ-Wing', ko: 'TUVWXYZ윙' },
  'simple-colors-trap': { en: 'Simple Colors Trap', ko: '심플 컬러(트랩)' },
  'simple-colors-wrap': { en: 'Simple Colors Wrap', ko: '심플 컬러(랩)' },
  'multi-colors-1': { en: 'Multi Colors 1', ko: '멀티 컬러 1형' },
  'multi-colors-2': { en: 'Multi Colors 2', ko: '멀티 컬러 2형' },
  'two-strong-links': { en: '2 Strong Links', ko: '강한 연결 2개' },
  'three-strong-links': { en: '3 Strong Links', ko: '강한 연결 3개' },
  'four-strong-links': { en: '4 Strong Links', ko: '강한 연결 4개' },
  'uniqueness-test-1': { en: 'Uniqueness Test 1', ko: '유일성 테스트 1형' },
  'uniqueness-test-2': { en: 'Uniqueness Test 2', ko: '유일성 테스트 2형' },
  'uniqueness-test-3': { en: 'Uniqueness Test 3', ko: '유일성 테스트 3형' },
  'uniqueness-test-4': { en: 'Uniqueness Test 4', ko: '유일성 테스트 4형' },
  'uniqueness-test-5': { en: 'Uniqueness Test 5', ko: '유일성 테스트 5형' },
  'uniqueness-test-6': { en: 'Uniqueness Test 6', ko: '유일성 테스트 6형' },
  'hidden-rectangle': { en: 'Hidden Rectangle', ko: '히든 렉탱글' },
  'avoidable-rectangle-1': { en: 'Avoidable Rectangle Type 1', ko: '어보이더블 렉탱글 1형' },
  'avoidable-rectangle-2': { en: 'Avoidable Rectangle Type 2', ko: '어보이더블 렉탱글 2형' },
  'unique-loop-1': { en: 'Unique Loop Type 1', ko: '유니크 루프 1형' },
  'unique-loop-2': { en: 'Unique Loop Type 2', ko: '유니크 루프 2형' },
  'unique-loop-3': { en: 'Unique Loop Type 3', ko: '유니크 루프 3형' },
  'unique-loop-4': { en: 'Unique Loop Type 4', ko: '유니크 루프 4형' },
  'bug-plus-1': { en: 'Bivalue Universal Grave + 1', ko: 'BUG+1' },
  'bug-type-2': { en: 'Bivalue Universal Grave Type 2', ko: 'BUG 2형' },
  'bug-type-3': { en: 'Bivalue Universal Grave Type 3', ko: 'BUG 3형' },
  'bug-type-4': { en: 'Bivalue Universal Grave Type 4', ko: 'BUG 4형' },
  'aligned-pair-exclusion': { en: 'Aligned Pair Exclusion', ko: '얼라인드 페어 제외' },
  'aligned-triple-exclusion': { en: 'Aligned Triple Exclusion', ko: '얼라인드 트리플 제외' },
  'sue-de-coq': { en: 'Sue de Coq', ko: '수 드 콕' },
  'als-xz': { en: 'ALS-XZ', ko: 'ALS-XZ' },
  'als-xy-wing': { en: 'ALS-XY-Wing', ko: 'ALS-XY윙' },
  'als-xy-chain': { en: 'ALS-XY-Chain', ko: 'ALS-XY체인' },
  'death-blossom': { en: 'Death Blossom', ko: '데스 블로섬' },
  'kraken-fish-type-1': { en: 'Kraken Fish Type 1', ko: '크라켄 피시 1형' },
  'kraken-fish-type-2': { en: 'Kraken Fish Type 2', ko: '크라켄 피시 2형' },
  'template-set': { en: 'Template Set', ko: '템플릿 세트' },
  'template-delete': { en: 'Template Delete', ko: '템플릿 삭제' },
  'x-cycle': { en: 'X-Cycle', ko: 'X사이클' },
  'y-cycle': { en: 'Y-Cycle', ko: 'Y사이클' },
  'xy-cycle': { en: 'XY-Cycle', ko: 'XY사이클' },
  'x-chain': { en: 'X-Chain', ko: 'X체인' },
  'xy-chain': { en: 'XY-Chain', ko: 'XY체인' },
  'nishio-forcing-chain': { en: 'Nishio Forcing Chain', ko: '니시오 포싱 체인' },
  'cell-forcing-chain': { en: 'Cell Forcing Chains', ko: '셀 포싱 체인' },
  'region-forcing-chain': { en: 'Region Forcing Chains', ko: '영역 포싱 체인' },
  'contradiction-forcing-chain': { en: 'Contradiction Forcing Chains', ko: '모순 포싱 체인' },
  'double-forcing-chain': { en: 'Double Forcing Chains', ko: '더블 포싱 체인' },
  'remote-pair': { en: 'Remote Pair', ko: '리모트 페어' },
  'continuous-nice-loop': { en: 'Continuous Nice Loop', ko: '연속 나이스 루프' },
  'discontinuous-nice-loop': { en: 'Discontinuous Nice Loop', ko: '불연속 나이스 루프' },
  aic: { en: 'AIC', ko: 'AIC' },
  'grouped-continuous-nice-loop': {
    en: 'Grouped Continuous Nice Loop',
    ko: '그룹 연속 나이스 루프',
  },
  'grouped-discontinuous-nice-loop': {
    en: 'Grouped Discontinuous Nice Loop',
    ko: '그룹 불연속 나이스 루프',
  },
  'grouped-aic': { en: 'Grouped AIC', ko: '그룹 AIC' },
  'forcing-chain-contradiction': { en: 'Forcing Chain Contradiction', ko: '포싱 체인(모순)' },
  'forcing-chain-verity': { en: 'Forcing Chain Verity', ko: '포싱 체인(확정)' },
  'forcing-net-contradiction': { en: 'Forcing Net Contradiction', ko: '포싱 네트(모순)' },
  'forcing-net-verity': { en: 'Forcing Net Verity', ko: '포싱 네트(확정)' },
  'extra-house-single': { en: 'Extra House Single', ko: '추가 영역 싱글' },
  'cage-combinations': { en: 'Cage Combinations', ko: '케이지 조합' },
  'innies-outies': { en: 'Innies and Outies', ko: '안팎의 합' },
  'thermo-bounds': { en: 'Thermometer Bounds', ko: '온도계 범위' },
  'arrow-bounds': { en: 'Arrow Bounds', ko: '화살표 범위' },
  'sum-bounds': { en: 'Sum Bounds', ko: '합의 범위' },
  'dot-chain': { en: 'Dot Chain', ko: '점 연쇄' },
  'neighbour-rule': { en: 'Neighbor Rule', ko: '이웃 규칙' },
  'one-rule': { en: 'One Rule', ko: '규칙 하나' },
  'rule-and-house': { en: 'Rule and House', ko: '규칙과 영역' },
  'brute-force': { en: 'Brute Force', ko: '무차별 대입' },
};
