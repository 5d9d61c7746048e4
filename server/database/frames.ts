/** A statement of the owner's commands is far shorter: more is no message of theirs. */
export const MAX_FRAME_BYTES = 1024 * 1024;
const LENGTH_BYTES = 4;
/** In the place of a startup packet's version: asks for TLS or GSSAPI first. */
const ENCRYPTION_REQUESTS = [80_877_103, 80_877_104];
/** Query, Sync and Terminate: the database answers these, and what came before them. */
const ENDS = [...'QSX'].map((letter) => letter.charCodeAt(0));

/** Cuts the bytes of one PostgreSQL client into what has to be run as one, however they arrive. */
export class Frames {
  #bytes = Buffer.alloc(0);
  /** How many of the bytes are whole messages already, which wait for the one that ends them. */
  #whole = 0;
  #started = false;

  /**
   * Takes what arrived and gives the frames that are complete with it: a startup
   * packet or a request for encryption, then messages up to the one that ends
   * them. Throws once a frame would be longer than `MAX_FRAME_BYTES`.
   */
  push(chunk: Uint8Array): Buffer[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const frames: Buffer[] = [];
    for (let end = this.#messageEnd(); end <= this.#bytes.length; end = this.#messageEnd()) {
      const ends = !this.#started || ENDS.includes(this.#bytes[this.#whole] ?? 0);
      this.#whole = end;
      if (ends) frames.push(this.#take());
    }
    return frames;
  }

  /** Where the message ends that begins behind the whole ones; `Infinity` while its length is not there. */
  #messageEnd(): number {
    const typeBytes = this.#started ? 1 : 0;
    const body = this.#whole + typeBytes + LENGTH_BYTES;
    if (this.#bytes.length < body) return Number.POSITIVE_INFINITY;
    const length = this.#bytes.readUInt32BE(body - LENGTH_BYTES);
    const end = this.#whole + typeBytes + length;
    if (length < LENGTH_BYTES || end > MAX_FRAME_BYTES)
      throw new RangeError('This is no message of PostgreSQL.');
    return end;
  }

  #take(): Buffer {
    const frame = this.#bytes.subarray(0, this.#whole);
    this.#bytes = this.#bytes.subarray(this.#whole);
    this.#whole = 0;
    this.#started ||= !asksForEncryption(frame);
    return frame;
  }
}

/** Whether `frame`, a client's first, asks for encryption; the answer is one letter. */
export function asksForEncryption(frame: Buffer): boolean {
  return frame.length === 2 * LENGTH_BYTES && ENCRYPTION_REQUESTS.includes(frame.readUInt32BE(LENGTH_BYTES));
}
