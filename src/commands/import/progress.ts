/** A progress bar for imports; prints nothing when the output is not a terminal. */
import { basename } from 'node:path';
import type { Progress } from '#features/product-feeds/import-job.ts';

/** The part of `process.stdout` that is used. */
export interface Terminal {
  isTTY: boolean;
  columns?: number;
  write(text: string): unknown;
}

const barWidth = 24;
const millisecondsBetween = 100;
const toStartOfLine = '\r\u001B[K';

/** @param clock milliseconds of a monotonic clock */
export function makeProgressBar(terminal: Terminal, clock: () => number = () => performance.now()) {
  let drawnAt = -Infinity;
  return {
    report(progress: Progress): void {
      if (!terminal.isTTY || clock() - drawnAt < millisecondsBetween) return;
      drawnAt = clock();
      const line = lineOf(progress).slice(0, (terminal.columns ?? 80) - 1);
      terminal.write(`${toStartOfLine}${line}`);
    },
    /** Clears the line for the output that follows. */
    end(): void {
      if (terminal.isTTY) terminal.write(toStartOfLine);
    },
  };
}

function lineOf(progress: Progress): string {
  if (progress.step !== 'read') {
    const { step, feed, done, of } = progress;
    const what = step === 'pictures' ? 'pictures' : 'products written';
    return `${barOf(done, of)} ${done} of ${of} ${what}  ${feed}`;
  }
  const { file, bytes, size, rows, rejected } = progress;
  const read = `${megabytes(bytes)} of ${megabytes(size)} MB`;
  return `${barOf(bytes, size)} ${read}, ${rows} rows, ${rejected} rejected  ${basename(file)}`;
}

function barOf(done: number, of: number): string {
  const share = of > 0 ? Math.min(1, done / of) : 1;
  const full = Math.floor(share * barWidth);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] ${percent} %`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
