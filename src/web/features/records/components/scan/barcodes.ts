interface Barcode {
  readonly rawValue: string;
}

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly Barcode[]>;
}

declare global {
  interface Window {
    /** Shape Detection API: Chrome on Android and macOS. */
    readonly BarcodeDetector?: new (options?: { formats: readonly string[] }) => Detector;
  }
}

const FORMATS = ['qr_code', 'code_128', 'code_39'] as const;

export const canScan = (): boolean => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;

const LOOK_MS = 150;

/** Looks for a label until it sees one or the signal aborts. */
export async function firstBarcode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const { BarcodeDetector } = window;
  if (BarcodeDetector === undefined) return null;
  const detector = new BarcodeDetector({ formats: FORMATS });
  while (!signal.aborted) {
    const [found] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (found) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}
