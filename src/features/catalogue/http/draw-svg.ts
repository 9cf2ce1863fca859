/** Draws SVG pictures in a process of their own. A few lines of SVG can keep a decoder busy for minutes, and
 * nothing but the end of its process stops it. One is drawn at a time, so that the others only wait. */
import { spawn, type ChildProcess } from 'node:child_process';

/** Pixels, from left to right and top to bottom. */
export interface Drawn {
  pixels: Uint8Array;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export type DrawSvg = (svg: Uint8Array, width: number) => Promise<Drawn>;

type Reply = Drawn | { fault: string };

interface Times {
  /** Milliseconds that drawing may take. */
  longest: number;
  /** Milliseconds without work after which the process ends. */
  idle: number;
}

/** Milliseconds in which a process has to be ready, which is no part of the time of a picture. */
const longestStart = 60_000;

const standard: Times = { longest: 10_000, idle: 60_000 };

/** Milliseconds; most pictures take a tenth of a second. */
const quickEnough = 2000;

const program = `
  const { default: sharp } = await import(${JSON.stringify(import.meta.resolve('sharp'))});
  sharp.cache(false);
  process.send({ ready: true });
  process.on('message', async ({ svg, width }) => {
    try {
      const drawing = sharp(svg).resize({ width }).flatten({ background: '#ffffff' }).raw();
      const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
      const { width: across, height, channels } = info;
      process.send({ pixels: data, raw: { width: across, height, channels } });
    } catch (error) {
      process.send({ fault: error.message });
    }
  });
`;

/** @returns a function that rejects when a picture cannot be drawn, or not in time */
export function makeDrawSvg({ longest, idle }: Times = standard): DrawSvg {
  let child: { process: ChildProcess; ready: Promise<unknown> } | null = null;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function started() {
    const fresh = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // The process of the shop does not stay for it, and it does not stay without the shop.
    fresh.unref();
    fresh.channel?.unref();
    return { process: fresh, ready: replyOf(fresh, null, longestStart) };
  }

  function end(): void {
    child?.process.kill('SIGKILL');
    child = null;
  }

  async function draw(svg: Uint8Array, width: number): Promise<Drawn> {
    clearTimeout(resting);
    const drawing = (child ??= started());
    try {
      await drawing.ready;
      const reply = await replyOf(drawing.process, { svg, width }, longest);
      if ('fault' in reply) throw new Error(reply.fault);
      return reply;
    } catch (error) {
      if (error instanceof Gone) end();
      throw error;
    } finally {
      resting = setTimeout(end, idle).unref();
    }
  }

  return (svg, width) => {
    const drawn = last.then(() => draw(svg, width));
    last = drawn.catch(() => {});
    return drawn;
  };
}

/** Those that take long are drawn in a second process, so that others need not wait for them. */
export function makeDrawSvgInTime(): DrawSvg {
  const [quick, patient] = [makeDrawSvg({ ...standard, longest: quickEnough }), makeDrawSvg()];
  return (svg, width) =>
    quick(svg, width).catch((error: unknown) => {
      if (error instanceof Gone) return patient(svg, width);
      throw error;
    });
}

/** The process has ended, or has to be. */
class Gone extends Error {}

/** @param work null: the first message is waited for */
function replyOf(child: ChildProcess, work: object | null, longest: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const gone = (message: string) => () => {
      settle();
      reject(new Gone(message));
    };
    const late = setTimeout(gone('It takes too long to draw.'), longest);
    const ended = gone('The process that draws has ended.');
    const answered = (reply: unknown) => {
      settle();
      resolve(reply as Reply);
    };
    function settle(): void {
      clearTimeout(late);
      child.off('message', answered).off('exit', ended).off('error', ended);
    }
    child.on('message', answered).on('exit', ended).on('error', ended);
    if (work) child.send(work, (error) => error && ended());
  });
}
