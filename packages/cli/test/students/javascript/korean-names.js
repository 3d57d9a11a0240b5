// 스도쿠 풀기
const 입력 = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const 판 = 입력.map((줄) => 줄.split(' ').map(Number));
const 빈칸 = [];
판.forEach((줄, 행) => 줄.forEach((값, 열) => { if (값 === 0) 빈칸.push({ 행, 열 }); }));
const 가능 = ({ 행, 열 }, 수) => 판[행].every((값) => 값 !== 수) && 판.every((줄) => 줄[열] !== 수) &&
  판.slice(행 - (행 % 3), 행 - (행 % 3) + 3).every((줄) => !줄.slice(열 - (열 % 3), 열 - (열 % 3) + 3).includes(수));
const 풀기 = (번호) => {
  if (번호 === 빈칸.length) return true;
  const 칸 = 빈칸[번호];
  for (let 수 = 1; 수 <= 9; 수++) {
    if (!가능(칸, 수)) continue;
    판[칸.행][칸.열] = 수; //+
    if (풀기(번호 + 1)) return true;
    판[칸.행][칸.열] = 0; //-
  }
  return false;
};
풀기(0);
for (const 줄 of 판) console.log(...줄);
