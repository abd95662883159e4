import {createHash} from 'node:crypto';
import {crc32} from 'node:zlib';

const KEY = 'Source';

/** A chunk of a PNG file: length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A short hash of the source of an image. */
function sourceHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** Adds the source's hash to a PNG, as a text chunk. */
export function signPng(png: Buffer, source: string): Buffer {
  const endOfHeader = 33;
  const note = chunk('tEXt', Buffer.from(`${KEY}\0${sourceHash(source)}`, 'latin1'));
  return Buffer.concat([png.subarray(0, endOfHeader), note, png.subarray(endOfHeader)]);
}

/** Whether a file, PNG or ICO, was drawn from a source. */
export function isDrawnFrom(file: Buffer, source: string): boolean {
  return file.includes(`${KEY}\0${sourceHash(source)}`, 0, 'latin1');
}

/** An ICO file with one square PNG of at most 255 pixels. */
export function iconFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
