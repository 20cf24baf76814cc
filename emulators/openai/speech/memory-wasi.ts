/** Error numbers of WASI (snapshot preview 1). */
const BAD_DESCRIPTOR = 8;
const DONE = 0;

/** File types of a directory and a regular file, and all rights. */
const DIRECTORY = 3;
const REGULAR_FILE = 4;
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;

/** File descriptors after standard input, output and error. */
const ROOT = 3;
const FILE = 4;

class Exit extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

/**
 * Runs a WASI program that writes one file, in memory. It has no input, no other file and no clock; its standard output
 * is discarded.
 * @returns the bytes of the file
 * @throws Error for an exit status other than 0; WebAssembly's own errors
 */
export function runInMemory(program: WebAssembly.Module, parameters: string[]): Uint8Array<ArrayBuffer> {
  const strings = parameters.map((parameter) => new TextEncoder().encode(`${parameter}\0`));
  let file = new Uint8Array(2 ** 20);
  let length = 0;
  let at = 0;
  let memory: WebAssembly.Memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (start: number, count: number) => new Uint8Array(memory.buffer, start, count);

  function write(chunk: Uint8Array): void {
    if (at + chunk.length > file.length) {
      const grown = new Uint8Array(2 * (at + chunk.length));
      grown.set(file.subarray(0, length));
      file = grown;
    }
    file.set(chunk, at);
    at += chunk.length;
    length = Math.max(length, at);
  }

  const system = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, strings.length, true);
      view().setUint32(
        size,
        strings.reduce((sum, string) => sum + string.length, 0),
        true,
      );
      return DONE;
    },
    args_get(pointers: number, buffer: number) {
      let to = buffer;
      for (const [index, string] of strings.entries()) {
        view().setUint32(pointers + 4 * index, to, true);
        bytes(to, string.length).set(string);
        to += string.length;
      }
      return DONE;
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, 0n, true);
      return DONE;
    },
    fd_prestat_get(descriptor: number, about: number) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      view().setUint32(about, 0, true);
      view().setUint32(about + 4, 1, true);
      return DONE;
    },
    fd_prestat_dir_name(descriptor: number, name: number) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      bytes(name, 1)[0] = '/'.charCodeAt(0);
      return DONE;
    },
    fd_fdstat_get(descriptor: number, about: number) {
      bytes(about, 24).fill(0);
      view().setUint8(about, descriptor === ROOT ? DIRECTORY : REGULAR_FILE);
      view().setBigUint64(about + 8, ALL_RIGHTS, true);
      view().setBigUint64(about + 16, ALL_RIGHTS, true);
      return DONE;
    },
    fd_fdstat_set_flags: () => DONE,
    path_open(...of: [number, number, number, number, number, bigint, bigint, number, number]) {
      at = 0;
      length = 0;
      view().setUint32(of[8], FILE, true);
      return DONE;
    },
    fd_read(_descriptor: number, _vectors: number, _count: number, read: number) {
      view().setUint32(read, 0, true);
      return DONE;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, position: number) {
      if (descriptor !== FILE) return BAD_DESCRIPTOR;
      at = Number(offset) + [0, at, length][from]!;
      view().setBigUint64(position, BigInt(at), true);
      return DONE;
    },
    fd_write(descriptor: number, vectors: number, count: number, written: number) {
      let sum = 0;
      for (let vector = vectors; vector < vectors + 8 * count; vector += 8) {
        const chunk = bytes(view().getUint32(vector, true), view().getUint32(vector + 4, true));
        if (descriptor === FILE) write(chunk);
        sum += chunk.length;
      }
      view().setUint32(written, sum, true);
      return DONE;
    },
    fd_close: () => DONE,
    proc_exit(status: number) {
      throw new Exit(status);
    },
  };
  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: system });
  memory = exports.memory as WebAssembly.Memory;
  try {
    (exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof Exit) || error.status !== 0) throw error;
  }
  return file.slice(0, length);
}
