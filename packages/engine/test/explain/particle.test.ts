import { koreanParticle } from '@nonet/engine/explain';
import { describe, expect, it } from 'vitest';

const { and, by, is, mustBe, object, subject, thatIs, topic } = koreanParticle;

describe('Korean particles', () => {
  it('follow the name of the last digit', () => {
    expect(Array.from('0123456789', object).join(' ')).toBe(
      '0을 1을 2를 3을 4를 5를 6을 7을 8을 9를',
    );
    expect(Array.from('0123456789', is).join(' ')).toBe(
      '0이에요 1이에요 2예요 3이에요 4예요 5예요 6이에요 7이에요 8이에요 9예요',
    );
    expect(Array.from('0123456789', by).join(' ')).toBe(
      '0으로 1로 2로 3으로 4로 5로 6으로 7로 8로 9로',
    );
  });

  it('follow the name of a number: 십, 백, 천, 만, 이만사천칠백이', () => {
    const numbers = ['10', '100', '1,000', '10000', '24702', '-3'];
    expect(numbers.map(object)).toEqual(['10을', '100을', '1,000을', '10000을', '24702를', '-3을']);
    expect(by('100')).toBe('100으로');
  });

  it('look through quotes and parentheses', () => {
    expect(object('"24702"')).toBe('"24702"를');
    expect(topic('상자(3×3)')).toBe('상자(3×3)는');
  });

  it('are given both ways if the sound is unknown', () => {
    expect(object('"…"')).toBe('"…"을(를)');
    expect(subject('error')).toBe('error이(가)');
  });

  it('have all forms', () => {
    expect([subject, topic, and, mustBe, thatIs].map((add) => `${add('칸')} ${add('해')}`)).toEqual(
      ['칸이 해가', '칸은 해는', '칸과 해와', '칸이어야 해여야', '칸이라는 해라는'],
    );
  });
});
