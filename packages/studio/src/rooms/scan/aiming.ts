export type CameraFault = 'refused' | 'missing' | 'busy';

/** Asks for the camera at the back, and opens it until the signal is aborted. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Pages without encryption have no `mediaDevices`.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException('no cameras', 'NotFoundError');
  const stream = await devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return stream;
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotSupportedError: 'missing',
  OverconstrainedError: 'missing',
};

/** Why the camera did not open. */
export function cameraFault(reason: unknown): CameraFault {
  return (reason instanceof DOMException && FAULTS[reason.name]) || 'busy';
}

/** The longest side of a frame in which a grid is found. In one of 640 pixels that takes a fifth longer. */
const LONGEST = 480;

/** The next frame that the video shows, scaled down. */
export async function nextFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  await new Promise<unknown>((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
  const { videoHeight: height, videoWidth: width } = video;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return createImageBitmap(video, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
  });
}
