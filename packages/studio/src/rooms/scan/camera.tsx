import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outline } from '../../picture/scanning.ts';
import { Button } from '../../widgets/button.tsx';
import { ignoreFailure } from '../../workers/client.ts';
import { type CameraFault, cameraFault, nextFrame, openCamera } from './aiming.ts';
import { type ScanProps, scanOf, withPhoto } from './slice.ts';
import { scanWords } from './words.ts';

interface CameraProps extends ScanProps {
  readonly close: () => void;
  /** What is said of the latest photograph. */
  readonly status: ComponentChildren;
}

/** The grid counts as lost when it has not been found for this many frames. */
const LOST = 8;

/** The picture of the camera, with the outline of the grid that is found in it. */
export function Camera({ state, controls, close, status }: CameraProps) {
  const own = scanWords[state.page.language];
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<CameraFault>();
  const [isOn, setOn] = useState(false);
  const [outline, setOutline] = useState<Outline>();
  const [isFound, setFound] = useState(false);
  const { photo } = scanOf(state);
  const { restarts } = state.page.workers.scan;

  useEffect(() => {
    const ending = new AbortController();
    void openCamera(ending.signal).then(
      async (stream) => {
        if (!video.current) return;
        video.current.srcObject = stream;
        await video.current.play().catch(() => {});
        setOn(true);
      },
      (reason) => !ending.signal.aborted && setFault(cameraFault(reason)),
    );
    const onHidden = (): void => {
      if (document.hidden) close();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      ending.abort();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);

  useEffect(() => {
    const shown = video.current;
    if (!isOn || !shown) return;
    take.current?.focus();
    const ending = new AbortController();
    const aim = async (): Promise<void> => {
      let next = nextFrame(shown);
      for (let missed = 0; !ending.signal.aborted; ) {
        const frame = await next;
        // The page prepares a frame while the worker looks for the grid in the one before.
        next = nextFrame(shown);
        const found = await controls.find(frame, ending.signal);
        setOutline(found);
        missed = found ? 0 : missed + 1;
        if (missed === 0 || missed === LOST) setFound(missed === 0);
      }
    };
    void aim().catch(ignoreFailure);
    return () => ending.abort();
  }, [isOn, restarts]);

  const photograph = async (): Promise<void> => {
    if (!video.current) return;
    const bitmap = await createImageBitmap(video.current);
    controls.update((now) => withPhoto(now, bitmap));
  };
  if (fault) {
    return (
      <div class="told">
        <p role="alert" class="fault">
          {own.cameraFaults[fault]}
        </p>
        <div class="buttons">
          <Button onClick={close}>{own.closeCamera}</Button>
        </div>
      </div>
    );
  }
  const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {};
  return (
    <>
      <div class="aim" data-found={isFound ? '' : undefined}>
        <video ref={video} muted playsInline aria-label={own.live} />
        {outline && (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <polygon points={outline.map(([x, y]) => `${x * width},${y * height}`).join(' ')} />
          </svg>
        )}
      </div>
      <p role="status">{isOn ? (isFound ? own.found : own.seeking) : own.starting}</p>
      <div class="buttons">
        <button
          type="button"
          ref={take}
          class="main"
          aria-disabled={!isOn || photo !== undefined}
          onClick={() => isOn && !photo && void photograph()}
        >
          {own.take}
        </button>
        <Button onClick={close}>{own.closeCamera}</Button>
      </div>
      {status}
    </>
  );
}
