import { gameSlice } from '../../game/state.ts';
import { latest } from '../../page/requests.ts';
import type { Room } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { historyActions } from '../../puzzle/history.ts';
import { openReading } from '../../puzzle/opening-reading.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { isCorrected } from './correcting.ts';
import { scanKeys } from './keys.ts';
import { type HasScan, type ScanControls, scanSlice } from './slice.ts';

export const scan: Room<HasScan, Base<HasScan>> = {
  id: 'scan',
  name: { en: 'Scan', ko: '스캔' },
  title: { en: 'scan a Sudoku from paper', ko: '종이 스도쿠 스캔' },
  tagline: {
    en: 'A photo of a Sudoku on paper becomes a puzzle.',
    ko: '종이에 인쇄된 스도쿠를 찍으면 퍼즐이 돼요.',
  },
  group: 'play',
  place: 5,
  dropText: {
    en: 'Drop a photo: its Sudoku opens.',
    ko: '사진을 놓으면 그 속의 스도쿠가 열려요.',
  },
  slices: { game: gameSlice, scan: scanSlice },
  codecs: [],
  start: ({ store, clients, controls: shared }) => {
    const history = historyActions(store, isCorrected);
    const controls: ScanControls = {
      ...shared,
      history,
      find: (frame, signal) => clients.scan.ask('find', frame, { signal, transfer: [frame] }),
    };
    const loaded = () => import('./reading.ts');
    latest(store, clients.scan, {
      request: ({ scan: { photo } }) => photo && { photo },
      ask: async ({ photo }, { signal }) => (await loaded()).readPhoto(clients.scan, photo, signal),
      use: async (outcome) => {
        const { withOutcome } = await loaded();
        store.update((now) => withOutcome(now, outcome));
      },
    });
    openReading(store, 'scan');
    return {
      keys: [...scanKeys(store), ...history],
      view: viewOf(async () => (await import('./view.tsx')).ScanView, controls),
    };
  },
};
