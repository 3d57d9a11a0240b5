import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../widgets/button.tsx';
import { OpenFile } from '../../widgets/open-file.tsx';
import { Camera } from './camera.tsx';
import { Result } from './result.tsx';
import { type ScanProps, scanOf, withPhoto } from './slice.ts';
import { scanWords } from './words.ts';
import './scan.css';

/** The ways to bring a photograph, the camera, or what was read. */
export function ScanView(props: ScanProps) {
  const { state, controls } = props;
  const own = scanWords[state.page.language];
  const { fault, grid, photo } = scanOf(state);
  const [isAiming, aim] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => aim(false), [grid]);
  // Below the board, it may be out of sight.
  useEffect(() => {
    if (photo || fault) said.current?.scrollIntoView({ block: 'nearest' });
  }, [photo, fault]);
  const status = (
    <p ref={said} role="status" class={fault && !photo ? 'fault' : undefined}>
      {photo ? own.reading : fault && own.faults[fault]}
    </p>
  );
  const ways = (
    <div class="buttons">
      <Button class={grid ? undefined : 'main'} onClick={() => aim(true)}>
        {own.camera}
      </Button>
      <OpenFile
        label={own.file}
        accept="image/*"
        open={(file) => controls.update((now) => withPhoto(now, file))}
      />
    </div>
  );
  if (isAiming) {
    return (
      <div class="stage scan" data-part="camera">
        <Camera {...props} close={() => aim(false)} status={status} />
      </div>
    );
  }
  if (grid) {
    return (
      <div class="stage scan">
        <Result {...props} grid={grid}>
          <h2>{own.another}</h2>
          {ways}
          {status}
        </Result>
      </div>
    );
  }
  return (
    <div class="stage scan" data-part="ways">
      <h2>{own.claim}</h2>
      {ways}
      <p>{own.paste}</p>
      {status}
      <p class="quiet">{own.local}</p>
    </div>
  );
}
